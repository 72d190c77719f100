import type { Command } from 'commander';
import { CODIGOS } from '../errors';
import { describePermiso } from './describePermiso';

/** The lines of a help that say who may give a command. */
function linesOf(path: readonly string[]): readonly string[] {
  const { siempre, aVeces } = describePermiso(path);
  return [
    ...(siempre === null ? [] : [`Permiso: ${siempre}.`]),
    ...aVeces.map(({ con, texto }) => `${con}: ${texto}.`),
  ];
}

/**
 * Ends the help of each command with what it asks of who gives it and with what it ends by.
 * @param path the command's words behind `garita`; the whole says its own end
 */
export function endHelp(command: Command, path: readonly string[] = []): void {
  for (const child of command.commands) endHelp(child, [...path, child.name()]);
  if (path.length > 0) command.addHelpText('after', ['', ...linesOf(path), CODIGOS].join('\n'));
}
