import type { Command } from 'commander';
import { parseCuantos } from '../input/parseCuantos';

export interface MaxFlags {
  readonly max?: number;
}

/** Adds `--max` to a paged list. @param what its help text */
export const withMax = (command: Command, what: string): Command =>
  command.option('--max <número>', what, (text) => parseCuantos(text, '--max'));
