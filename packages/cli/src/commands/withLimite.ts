import { type Command, Option } from 'commander';
import { parseLimite } from '../input/parseCuantos';

export const withLimite = (command: Command, what: string): Command =>
  command.addOption(new Option('--limite <número>', what).argParser(parseLimite).default(30));
