import type { Command } from 'commander';
import type { Context } from '../../Context';
import { UsageError } from '../../errors';
import { toSheet } from '../../output/toSheet';
import { defineCommand } from '../defineCommand';
import { DESCRIPCIONES } from '../descripciones';
import { findTask, type ReadPrograma } from '../findTask';

/** `garita plantilla …` writes an empty table for the `--archivo` of a command. */
export const plantillaCommand = (context: Context, readPrograma: ReadPrograma): Command =>
  defineCommand({
    name: 'plantilla',
    description: DESCRIPCIONES.plantilla,
    ejemplos: [
      'multas add > multas.csv',
      "GARITA_SEPARADOR=';' garita plantilla ausencias accept > ausencias.csv",
    ],
    takes: { '<orden...>': 'la orden, como «multas add»' },
    run: async ({ stdout, env }, words: string[]) => {
      const task = await findTask(readPrograma, words);
      if (task === undefined)
        throw new UsageError(`«garita ${words.join(' ')}» no toma ningún fichero.`);
      stdout.write(toSheet([Object.values(task.columnas).map(({ header }) => header)], env));
    },
  })(context);
