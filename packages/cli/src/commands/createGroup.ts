import type { Command } from 'commander';
import type { Context } from '../Context';
import { createCommand } from './createCommand';
import { DESCRIPCIONES } from './descripciones';
import type { ReadPrograma } from './findTask';

export const createGroup =
  (
    name: keyof typeof DESCRIPCIONES,
    ejemplos: readonly string[],
    commands: readonly ((context: Context, readPrograma: ReadPrograma) => Command)[],
  ) =>
  (context: Context, readPrograma: ReadPrograma): Command => {
    const group = createCommand(name, DESCRIPCIONES[name], ejemplos);
    for (const create of commands) group.addCommand(create(context, readPrograma));
    return group;
  };
