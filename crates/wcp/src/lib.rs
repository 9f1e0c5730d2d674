//! WCP, The Big Red Button, by its full rules.
