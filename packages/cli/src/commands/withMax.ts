import type { Command } from 'commander';
import { UsageError } from '../errors';
import { parseEntero } from '../input/parseEntero';

/** More than any list will have. */
export const MAX = 1_000_000_000;

function parseMax(text: string): number {
  const max = parseEntero(text, '--max', MAX);
  if (max < 1) throw new UsageError('--max: debe ser al menos 1.');
  return max;
}

export interface MaxFlags {
  readonly max?: number;
}

/** Adds `--max`, for a list that comes page by page. @param what what it does, as the help says it */
export const withMax = (command: Command, what: string): Command => command.option('--max <número>', what, parseMax);
