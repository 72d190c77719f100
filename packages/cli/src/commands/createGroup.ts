import type { Command } from 'commander';
import { createCommand } from './createCommand';
import { DESCRIPCIONES } from './descripciones';

export function createGroup(
  name: keyof typeof DESCRIPCIONES,
  ejemplos: readonly string[],
  commands: readonly Command[],
): Command {
  const group = createCommand(name, DESCRIPCIONES[name], ejemplos);
  for (const command of commands) group.addCommand(command);
  return group;
}
