//! Scenes laid out as vector drawings.
