import { version } from '../package.json';

/** The version of the command, as `--version` tells it: that of the Garita it belongs to. */
export const VERSION: string = version;
