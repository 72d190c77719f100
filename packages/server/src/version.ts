import { version } from '../package.json';

/** The running version, as `health` tells it. */
export const VERSION: string = version;
