/**
 * For a process of tests with the embedded database in it, which is WebAssembly: node's first compiler alone. A database that lives for minutes never earns
 * back what the second one takes to make it faster, a third of the start and some 100 MB. What it does stays the same.
 */
export const QUICK_ENGINE = ['--liftoff-only'];
