import type { Command } from 'commander';
import { parseCuantos } from '../input/parseCuantos';

export interface MaxFlags {
  readonly max?: number;
}

export const withMax = (command: Command, what: string): Command =>
  command.option('--max <número>', what, (text) => parseCuantos(text, '--max'));
