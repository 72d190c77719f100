import { fileURLToPath } from 'node:url';

export const inProject = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const inBench = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url));
