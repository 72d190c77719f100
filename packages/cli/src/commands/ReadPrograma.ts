import type { Command } from 'commander';

/** Returns all commands; those named in `args` are loaded, the others have only a name. */
export type ReadPrograma = (args: readonly string[]) => Promise<Command>;
