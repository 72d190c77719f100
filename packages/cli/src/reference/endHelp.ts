import type { Command } from 'commander';
import { CODIGOS } from '../errors';
import { describePermiso } from './describePermiso';

function linesOf(path: readonly string[]): readonly string[] {
  const { siempre, aVeces } = describePermiso(path);
  return [
    ...(siempre === null ? [] : [`Permiso: ${siempre}.`]),
    ...aVeces.map(({ con, texto }) => `${con}: ${texto}.`),
  ];
}

/**
 * Appends the required permission and the exit codes to the help of each subcommand.
 * @param path the command's words after `garita`; the top level has its own ending
 */
export function endHelp(command: Command, path: readonly string[] = []): void {
  for (const child of command.commands) endHelp(child, [...path, child.name()]);
  if (path.length > 0) command.addHelpText('after', ['', ...linesOf(path), CODIGOS].join('\n'));
}
