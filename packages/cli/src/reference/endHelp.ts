import type { Command } from 'commander';
import { CODIGOS } from '../errors';
import { describePermiso } from './describePermiso';

function linesOf(command: Command): readonly string[] {
  const { siempre, aVeces } = describePermiso(command);
  return [
    ...(siempre === null ? [] : [`Permiso: ${siempre}.`]),
    ...aVeces.map(({ con, texto }) => `${con}: ${texto}.`),
  ];
}

/** Appends the required permission and the exit codes to the help of each subcommand. */
export function endHelp(program: Command): void {
  for (const command of program.commands) {
    endHelp(command);
    command.addHelpText('after', ['', ...linesOf(command), CODIGOS].join('\n'));
  }
}
