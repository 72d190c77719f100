import type { Command } from 'commander';

/** Gives all commands, of which those are whole that a command line is about. */
export type ReadPrograma = (args: readonly string[]) => Promise<Command>;
