import type { Context } from '../../Context';
import { UsageError } from '../../errors';
import { readArchivo, STDIN } from '../../input/readArchivo';
import { parseFichero } from '../../services/agencia/fichero';
import { LLAMADAS_CAMBIAR } from '../../services/agencia/secciones';
import { requireTerminalUser } from '../../terminal/confirmByTyping';
import { type CambioFlags, DEFINITIVO } from '../applyCambio';
import { defineCommand } from '../defineCommand';
import { applyDecisiones } from './applyDecisiones';

async function importar(context: Context, archivo: string, flags: CambioFlags): Promise<void> {
  const isAsked = !flags.yes && !flags.dryRun;
  if (isAsked && archivo === STDIN)
    throw new UsageError(
      'La entrada estándar trae el fichero y no se puede preguntar: añade --yes.',
    );
  if (isAsked) requireTerminalUser(context);
  await applyDecisiones(context, parseFichero(await readArchivo(context, archivo)), {
    ...flags,
    isAsked,
  });
}

export const importCommand = defineCommand({
  name: 'import',
  description:
    'Hace de la agencia lo que dice un fichero de «garita agencia export». Lo que ya es así no cambia. Pide escribir sus siglas.',
  ejemplos: ['agencia.json --dry-run', 'agencia.json'],
  takes: { '<fichero>': 'el fichero; - es la entrada estándar', ...DEFINITIVO },
  llamadas: LLAMADAS_CAMBIAR,
  run: importar,
});
