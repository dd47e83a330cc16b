import fc from "fast-check";

// Properties are tested with the same values at each push, so that a push fails only for its own fault. Runs at night
// try others.
if (process.env["ATRIUM_NIGHTLY"] !== "1") fc.configureGlobal({ seed: 20_261_122 });
