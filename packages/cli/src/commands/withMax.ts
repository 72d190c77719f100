import type { Command } from 'commander';
import { parseCuantos } from '../input/parseCuantos';

export interface MaxFlags {
  readonly max?: number;
}

/** Adds `--max`, for a list that comes page by page. @param what what it does, as the help says it */
export const withMax = (command: Command, what: string): Command =>
  command.option('--max <número>', what, (text) => parseCuantos(text, '--max'));
