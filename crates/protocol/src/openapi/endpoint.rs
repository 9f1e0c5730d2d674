//! One operation of the REST interface, put together step by step, and the refusals that operations share.

use serde::Serialize;
use serde_json::{Value, to_value};
use utoipa::openapi::path::{HttpMethod, OperationBuilder, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{ContentBuilder, Header, Ref, RefOr, Required, Response, ResponseBuilder};
use utoipa::{PartialSchema, ToSchema};

use super::schemas::{TableId, collect, string};
use crate::{Code, Fault};

/// Why many operations may be refused, each with its own status.
#[derive(Clone, Copy)]
pub(super) enum Refused {
    BadRequest,
    Unauthorized,
    NotAllowed,
    NotFound,
    WrongPhase,
    TooSlow,
    TooLong,
    TooFast,
    Unavailable,
}

impl Refused {
    pub(super) const ALL: [Refused; 9] = [
        Refused::BadRequest,
        Refused::Unauthorized,
        Refused::NotAllowed,
        Refused::NotFound,
        Refused::WrongPhase,
        Refused::TooSlow,
        Refused::TooLong,
        Refused::TooFast,
        Refused::Unavailable,
    ];

    /// Its status, its name among the responses, what it means, and an example.
    fn parts(self) -> (&'static str, &'static str, &'static str, Fault) {
        let (status, name, description, code, text) = match self {
            Refused::BadRequest => (
                "400",
                "BadRequest",
                "The request does not fit; the text says what was expected",
                Code::BadMessage,
                "there is no game `chess`; there are: alcatraz, blackgate, luiswile, wcp",
            ),
            Refused::Unauthorized => (
                "401",
                "Unauthorized",
                "Neither a valid cookie nor a valid token",
                Code::NotAllowed,
                "send the cookie that GET /api/me sets, or a token as `Authorization: Bearer esc_…`",
            ),
            Refused::NotAllowed => {
                ("403", "NotAllowed", "Not allowed", Code::NotAllowed, "this token has no scope `play`")
            }
            Refused::NotFound => ("404", "NotFound", "There is no such table", Code::NoTable, "there is no such table"),
            Refused::WrongPhase => (
                "409",
                "WrongPhase",
                "Not in this phase of the table",
                Code::WrongPhase,
                "the match has not been played to its end",
            ),
            Refused::TooSlow => {
                ("408", "TooSlow", "The body did not come in time", Code::BadMessage, "the body did not come in time")
            }
            Refused::TooLong => ("413", "TooLong", "The body is too long", Code::TooLong, "length limit exceeded"),
            Refused::TooFast => (
                "429",
                "TooFast",
                "Too much from one address",
                Code::TooFast,
                "too many requests from your address; wait a minute",
            ),
            Refused::Unavailable => (
                "503",
                "Unavailable",
                "The server cannot do it now; try again",
                Code::Unavailable,
                "the server is full; try again later",
            ),
        };
        (status, name, description, Fault::new(code, text))
    }

    pub(super) fn name(self) -> &'static str {
        self.parts().1
    }

    pub(super) fn response(self) -> Response {
        let (_, _, description, fault) = self.parts();
        let content = content(Ref::from_schema_name(Fault::name()), example(fault));
        ResponseBuilder::new().description(description).content(JSON, content).build()
    }
}

const JSON: &str = "application/json";

fn example(value: impl Serialize) -> Value {
    to_value(value).expect("examples are plain data")
}

fn content(schema: impl Into<RefOr<Schema>>, example: Value) -> ContentBuilder {
    ContentBuilder::new().schema(Some(schema)).example(Some(example))
}

/// The longest header that sets our cookie.
const COOKIE_BYTES_MAX: usize = 256;

/// A body of text is as long as what it tells, such as a match: it has no bound.
fn text() -> Schema {
    string().build().into()
}

/// An operation that is complete, with the schemas that it refers to.
pub(super) struct Endpoint {
    pub(super) path: &'static str,
    pub(super) item: PathItem,
    pub(super) schemas: Vec<(String, RefOr<Schema>)>,
}

/// An operation that is being described.
pub(super) struct Draft {
    path: &'static str,
    method: HttpMethod,
    operation: OperationBuilder,
    responses: Vec<(String, RefOr<Response>)>,
    schemas: Vec<(String, RefOr<Schema>)>,
}

fn draft(method: HttpMethod, path: &'static str, id: &str, tag: &str) -> Draft {
    let operation = OperationBuilder::new().operation_id(Some(id)).tag(tag);
    Draft { path, method, operation, responses: Vec::new(), schemas: Vec::new() }
}

/// Describes an operation that reads.
pub(super) fn get(path: &'static str, id: &str, tag: &str) -> Draft {
    draft(HttpMethod::Get, path, id, tag)
}

/// Describes an operation that changes something.
pub(super) fn post(path: &'static str, id: &str, tag: &str) -> Draft {
    draft(HttpMethod::Post, path, id, tag)
}

impl Draft {
    fn change(mut self, change: impl FnOnce(OperationBuilder) -> OperationBuilder) -> Draft {
        self.operation = change(self.operation);
        self
    }

    pub(super) fn summary(self, summary: &str) -> Draft {
        self.change(|operation| operation.summary(Some(summary)))
    }

    /// Whose request is served: one of these security schemes; anybody's, if there is none.
    pub(super) fn security(self, schemes: &[&str]) -> Draft {
        let all: Vec<_> = schemes.iter().map(|&name| SecurityRequirement::new(name, [""; 0])).collect();
        self.change(|operation| operation.securities(Some(all)))
    }

    fn parameter(
        self,
        name: &str,
        place: ParameterIn,
        schema: impl Into<RefOr<Schema>>,
        about: (&str, Value),
    ) -> Draft {
        let required = if place == ParameterIn::Path { Required::True } else { Required::False };
        let parameter = ParameterBuilder::new().name(name).parameter_in(place).required(required);
        let parameter = parameter.schema(Some(schema)).description(Some(about.0)).example(Some(about.1));
        self.change(|operation| operation.parameter(parameter))
    }

    /// The path names a table.
    pub(super) fn table(self) -> Draft {
        self.parameter("id", ParameterIn::Path, TableId::schema(), ("The id of a table", super::examples::TABLE.into()))
    }

    /// An optional parameter of a query, with an example.
    pub(super) fn query<T: ToSchema>(self, name: &str, description: &str, example: impl Into<Value>) -> Draft {
        self.parameter(name, ParameterIn::Query, T::schema(), (description, example.into()))
    }

    /// The body of the request.
    pub(super) fn body<T: ToSchema + Serialize>(mut self, value: T) -> Draft {
        self.schemas.extend(collect::<T>());
        let content = content(Ref::from_schema_name(T::name()), example(value));
        let body = RequestBodyBuilder::new().required(Some(Required::True)).content(JSON, content).build();
        self.change(|operation| operation.request_body(Some(body)))
    }

    fn response(mut self, status: &str, response: ResponseBuilder) -> Draft {
        self.responses.push((status.to_owned(), response.into()));
        self
    }

    /// An answer without a body.
    pub(super) fn empty(self, status: &str, description: &str) -> Draft {
        self.response(status, ResponseBuilder::new().description(description))
    }

    fn json(self, status: &str, description: &str, content: ContentBuilder) -> Draft {
        self.response(status, ResponseBuilder::new().description(description).content(JSON, content))
    }

    /// An answer of this type.
    pub(super) fn answer<T: ToSchema + Serialize>(mut self, status: &str, description: &str, value: T) -> Draft {
        self.schemas.extend(collect::<T>());
        self.json(status, description, content(Ref::from_schema_name(T::name()), example(value)))
    }

    /// An answer that also sets the cookie.
    pub(super) fn answer_with_cookie<T: ToSchema + Serialize>(mut self, description: &str, value: T) -> Draft {
        self.schemas.extend(collect::<T>());
        let mut cookie = Header::new(Schema::from(string().max_length(Some(COOKIE_BYTES_MAX)).build()));
        cookie.description = Some("The player's secret, for a year".to_owned());
        let content = content(Ref::from_schema_name(T::name()), example(value));
        let response = ResponseBuilder::new().description(description).content(JSON, content);
        self.response("200", response.header("Set-Cookie", cookie))
    }

    /// An answer with at most this number of values of a type.
    pub(super) fn answer_list<T: ToSchema + Serialize>(mut self, description: &str, most: usize, value: T) -> Draft {
        self.schemas.extend(collect::<T>());
        let items = RefOr::Ref(Ref::from_schema_name(T::name()));
        let items = ArrayBuilder::new().items(items).max_items(Some(most)).build();
        self.json("200", description, content(Schema::from(items), example([value])))
    }

    /// An answer that is a JSON object of a form which others define.
    pub(super) fn answer_object(self, description: &str, example: Value) -> Draft {
        let object = ObjectBuilder::new().schema_type(Type::Object).build();
        self.json("200", description, content(Schema::from(object), example))
    }

    /// An answer of text, in one of several forms, each with an example.
    pub(super) fn text(self, description: &str, forms: &[(&str, &str)]) -> Draft {
        let response = ResponseBuilder::new().description(description);
        let with_forms = forms
            .iter()
            .fold(response, |response, &(media, example)| response.content(media, content(text(), example.into())));
        self.response("200", with_forms)
    }

    /// How it may be refused. That ends the description. Any request may be one too many for its address, or come when the
    /// server is full.
    pub(super) fn refused(mut self, all: &[Refused]) -> Endpoint {
        for &refused in all.iter().chain(&[Refused::TooFast, Refused::Unavailable]) {
            let (status, name, ..) = refused.parts();
            self.responses.push((status.to_owned(), RefOr::Ref(Ref::from_response_name(name))));
        }
        let Draft { path, method, operation, responses, schemas } = self;
        let operation =
            responses.into_iter().fold(operation, |operation, (status, response)| operation.response(status, response));
        Endpoint { path, item: PathItem::new(method, operation), schemas }
    }
}
