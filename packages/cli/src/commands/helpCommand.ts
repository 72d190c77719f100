import type { Command } from 'commander';
import { SEE_HELP, UsageError } from '../errors';
import { suggest } from '../input/suggest';
import { defineCommand } from './defineCommand';

function findBelow(command: Command, name: string): Command {
  const child = command.commands.find((one) => one.name() === name || one.aliases().includes(name));
  const names = command.commands.map((one) => one.name());
  if (!child)
    throw new UsageError(`No existe la orden «${name}». ${suggest(name, names, SEE_HELP)}`);
  return child;
}

/** `garita help …` shows the same text as `--help`, for any command. */
export const helpCommand = (program: Command) =>
  defineCommand({
    name: 'help',
    description: 'Muestra la ayuda de una orden, como --help.',
    ejemplos: ['multas', 'multas add'],
    takes: { '[orden...]': 'la orden; si falta, todas' },
    run: (_, names: string[]) => names.reduce(findBelow, program).outputHelp(),
  });
