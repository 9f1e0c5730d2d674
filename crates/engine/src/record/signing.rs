//! Signing records with Ed25519. A page in a browser neither signs nor checks signatures: it would have to carry the
//! curve to every visitor. `escapade verify` and `scripts/verify.py` check them.

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};

use super::{Record, RecordFault, RecordSignature};
use crate::fair::{hex, unhex};

/// The key that a server signs its records with.
#[derive(Clone, PartialEq, Eq)]
pub struct RecordKey(SigningKey);

impl RecordKey {
    /// A key of these bytes, which must come from a good source of chance and stay secret.
    pub fn new(secret: [u8; 32]) -> RecordKey {
        RecordKey(SigningKey::from_bytes(&secret))
    }

    /// The public key in hexadecimal digits, which everybody may know.
    pub fn public(&self) -> String {
        hex(self.0.verifying_key().as_bytes())
    }
}

/// No log line may show it.
impl std::fmt::Debug for RecordKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "RecordKey({})", self.public())
    }
}

impl Record {
    /// The same record with a signature. A record that shows no end has nothing to sign.
    #[must_use]
    pub fn signed(mut self, key: &RecordKey) -> Record {
        self.signature = self.end.map(|(_, hash)| RecordSignature {
            key: key.public(),
            signature: hex(&key.0.sign(hash.bytes()).to_bytes()),
        });
        self
    }

    /// Checks the signature, if there is one. Whose key it is, is for the reader to say.
    pub fn verify_signature(&self) -> Result<(), RecordFault> {
        let Some(RecordSignature { key, signature }) = &self.signature else { return Ok(()) };
        let fault = |problem: &str| RecordFault::new(self.lines.signature, 1, problem);
        let key = unhex(key).ok().and_then(|bytes| VerifyingKey::from_bytes(&bytes).ok());
        let key = key.ok_or_else(|| fault("the key of the signature is none"))?;
        let signature = unhex(signature).map_err(|problem| fault(&problem))?;
        let (_, hash) = self.end.ok_or_else(|| fault("there is no line `end:` that the signature could be of"))?;
        key.verify_strict(hash.bytes(), &Signature::from_bytes(&signature))
            .map_err(|_| fault("the signature is not of this record"))
    }
}
