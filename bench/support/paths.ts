import { fileURLToPath } from 'node:url';

/** A path in the project. */
export const inProject = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** A path in the bench. */
export const inBench = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url));
