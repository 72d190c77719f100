import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { UsageError } from '../../errors';
import { readArchivo, STDIN } from '../../input/readArchivo';
import { parseFichero } from '../../services/agencia/fichero';
import { LLAMADAS_CAMBIAR } from '../../services/agencia/secciones';
import { requireTerminalUser } from '../../terminal/confirmByTyping';
import { type CambioFlags, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
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

export const importCommand = (context: Context): Command =>
  withLlamadas(
    withDefinitivo(
      createCommand(
        'import',
        'Hace de la agencia lo que dice un fichero de «garita agencia export». Lo que ya es así no cambia. Pide escribir sus siglas.',
        ['garita agencia import agencia.json --dry-run', 'garita agencia import agencia.json'],
      ).argument('<fichero>', 'el fichero; - es la entrada estándar'),
    ),
    LLAMADAS_CAMBIAR,
  ).action(async (archivo: string, flags: CambioFlags) => importar(context, archivo, flags));
