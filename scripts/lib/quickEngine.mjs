/**
 * Node's flag for only the baseline compiler, for tests with the embedded database (WebAssembly).
 * In a short-lived database the optimising compiler costs a third of the start and some 100 MB.
 */
export const QUICK_ENGINE = ['--liftoff-only'];
