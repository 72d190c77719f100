import type { Command } from 'commander';
import type { Context } from '../../Context';
import { UsageError } from '../../errors';
import { toSheet } from '../../output/toSheet';
import { createCommand } from '../createCommand';
import { DESCRIPCIONES } from '../descripciones';
import { findTask } from '../findTask';
import type { ReadPrograma } from '../ReadPrograma';

/** `garita plantilla …`: the empty table for a command's `--archivo`. */
export const plantillaCommand = (context: Context, readPrograma: ReadPrograma): Command =>
  createCommand('plantilla', DESCRIPCIONES.plantilla, [
    'garita plantilla multas add > multas.csv',
    "GARITA_SEPARADOR=';' garita plantilla ausencias accept > ausencias.csv",
  ])
    .argument('<orden...>', 'la orden, como «multas add»')
    .action(async (words: string[]) => {
      const task = await findTask(readPrograma, words);
      if (task === undefined)
        throw new UsageError(`«garita ${words.join(' ')}» no toma ningún fichero.`);
      context.stdout.write(
        toSheet([Object.values(task.columnas).map(({ header }) => header)], context.env),
      );
    });
