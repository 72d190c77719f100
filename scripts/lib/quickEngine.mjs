/**
 * For test processes with the embedded database (WebAssembly): only V8's baseline compiler. In a
 * short-lived database the optimising compiler costs more than it gains: a third of the start and
 * some 100 MB.
 */
export const QUICK_ENGINE = ['--liftoff-only'];
