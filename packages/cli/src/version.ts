import { version } from '../package.json';

/** The version for `--version`, the same as Garita's. */
export const VERSION: string = version;
