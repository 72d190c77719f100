import { version } from '../package.json';

/** The running version, as `health` returns it. */
export const VERSION: string = version;
