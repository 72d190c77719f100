import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { FECHA } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { UsageError } from '../../errors';
import type { Column } from '../../output/Column';
import { listLlamados } from '../../services/paselista/list';
import { preparePase } from '../../services/paselista/send';
import { applyDefinitivo, type CambioFlags, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['PaseLista']>[] = [
  FECHA,
  { header: 'Pasó lista', value: ({ encargadoNombre }) => encargadoNombre },
  { header: 'Quedó al cargo', value: ({ queda }) => queda },
  { header: 'Sumados', value: ({ sumadosNombre }) => sumadosNombre || null, isLong: true },
  { header: 'Pausados', value: ({ pausadosNombre }) => pausadosNombre || null, isMinor: true },
  {
    header: 'Fuera de base',
    value: ({ fuerabaseNombre }) => fuerabaseNombre || null,
    isMinor: true,
  },
];

const COLUMNS_LLAMADOS: readonly Column<Schemas['Tiempo']>[] = [
  { header: 'Id', value: ({ bajo }) => bajo, kind: 'number' },
  { header: 'Usuario', value: ({ bajoNombre }) => bajoNombre },
  { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
  { header: 'Pausado', value: ({ pausa }) => (pausa === 1 ? 'sí' : null) },
  { header: 'Supervisa', value: ({ altoNombre }) => altoNombre },
];

interface PaseFlags extends CambioFlags {
  readonly sumados?: readonly string[];
  readonly pausados?: readonly string[];
  readonly fuera?: readonly string[];
  readonly losDemas?: boolean;
  readonly queda?: string;
}

const sendCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand(
      'send',
      'Pasa lista a quienes tienen un tiempo abierto. Pide escribir a cuántas personas.',
      [
        'garita paselista send --fuera Cabo --los-demas',
        'garita paselista send --sumados Recluta Agente --pausados Cabo --queda Oficial --dry-run',
      ],
    ),
  )
    .option('--sumados <usuarios...>', 'quiénes estaban: ganan una asistencia')
    .option('--pausados <usuarios...>', 'a quiénes se les pausa el tiempo')
    .option(
      '--fuera <usuarios...>',
      'quiénes estaban fuera de base: su tiempo se cancela sin abonar nada',
    )
    .option(
      '--los-demas',
      'suma también a todos los que no se nombran; «garita paselista show» los lista',
    )
    .option('--queda <usuario>', 'quién queda al cargo; si falta, tú')
    .action(
      async ({
        sumados = [],
        pausados = [],
        fuera = [],
        losDemas = false,
        queda,
        ...flags
      }: PaseFlags) => {
        if (sumados.length + pausados.length + fuera.length === 0 && !losDemas) {
          throw new UsageError(
            'Di a quién se cuenta: --sumados, --pausados, --fuera o --los-demas.',
          );
        }
        await applyDefinitivo(context, flags, (connection) =>
          preparePase(connection, { sumados, pausados, fuera, losDemas, queda }),
        );
      },
    );

export const paselistaCommands = (context: Context): Command =>
  createGroup(
    'paselista',
    ['garita paselista show', 'garita paselista send --los-demas'],
    [
      createListCommand(context, {
        description: 'Lista los pases de lista que se han hecho, los más nuevos primero.',
        ejemplos: ['garita paselista list', 'garita paselista list --limite 5 --json'],
        columns: COLUMNS,
        read: ({ api }) => call(api, 'paseListas'),
      }),
      createListCommand(context, {
        name: 'show',
        description: 'Muestra a quién contaría un pase de lista ahora, por orden de nombre.',
        ejemplos: ['garita paselista show', 'garita paselista show --watch'],
        columns: COLUMNS_LLAMADOS,
        read: listLlamados,
        isWatched: true,
      }),
      sendCommand(context),
    ],
  );
