//! Tables over the network.
