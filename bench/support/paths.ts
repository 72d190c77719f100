import { fileURLToPath } from 'node:url';

/** A file of the project, from its root. */
export const inProject = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** A file of the bench. */
export const inBench = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url));
