import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { FICHAJE_LARGO, isFichajeLargo } from '@garita/domain/fichajes/fichaje';
import { USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { type CierreFlags, prepareCierre } from '../../services/fichajes/active';
import { type CorreccionFlags, prepareCorreccion } from '../../services/fichajes/correct';
import { prepareEntrada } from '../../services/fichajes/enter';
import { prepareSalida } from '../../services/fichajes/leave';
import { applyCambio, applyDefinitivo, type CambioFlags, withDefinitivo } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['Fichaje']>[] = [
  ID,
  USUARIO,
  { header: 'Día', value: ({ dia }) => dia },
  { header: 'Entrada', value: ({ entrada }) => entrada, kind: 'instant' },
  { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
  {
    header: 'Aviso',
    value: (fichaje) => (isFichajeLargo(fichaje, Date.now()) ? FICHAJE_LARGO : null),
  },
];

/** The portal's exit value of an open clock-in. */
const ABIERTO = '-';

const COLUMNS_MIOS: readonly Column<Schemas['Fichaje']>[] = [
  ID,
  { header: 'Día', value: ({ dia }) => dia },
  { header: 'Entrada', value: ({ entrada }) => entrada, kind: 'instant' },
  {
    header: 'Salida',
    value: ({ salida }) => (salida === ABIERTO ? null : salida),
    kind: 'instant',
  },
  { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
];

const COLUMNS_DENTRO: readonly Column<Schemas['Dentro']>[] = [
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Desde', value: ({ desde }) => desde, kind: 'instant' },
  { header: 'En pausa', value: ({ pausado }) => (pausado === 1 ? 'sí' : null) },
  { header: 'Estado', value: ({ estado }) => estado, isLong: true },
];

const leaveCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand(
      'leave',
      'Marca tu salida. Si llevas tiempos, dice cuáles quedan sin encargado y pide escribir tu nombre.',
      ['garita fichajes leave', 'garita fichajes leave --yes'],
    ),
  ).action(async (flags: CambioFlags) => {
    const { llevados } = await prepareSalida(await connect(context));
    await (llevados > 0 ? applyDefinitivo : applyCambio)(context, flags, prepareSalida);
  });

export const fichajesCommands = (context: Context): Command =>
  createGroup(
    'fichajes',
    ['garita fichajes inside', 'garita fichajes close Recluta'],
    [
      createListCommand(context, {
        description: 'Lista tus fichajes, los más nuevos primero.',
        ejemplos: ['garita fichajes list', 'garita fichajes list --limite 10 --csv'],
        columns: COLUMNS_MIOS,
        read: ({ api }) => call(api, 'getFichajes'),
      }),
      createListCommand(context, {
        name: 'inside',
        description: 'Lista quién está dentro, por orden de llegada, y lo que dice de sí.',
        ejemplos: ['garita fichajes inside', 'garita fichajes inside --watch'],
        columns: COLUMNS_DENTRO,
        read: ({ api }) => call(api, 'dentro'),
        isWatched: true,
      }),
      createListCommand(context, {
        name: 'active',
        description: 'Lista los fichajes abiertos, los que antes entraron primero.',
        ejemplos: ['garita fichajes active', 'garita fichajes active --csv'],
        columns: COLUMNS,
        read: ({ api }) => call(api, 'getFichajesActivos'),
        isWatched: true,
      }),
      createActCommand(context, {
        name: 'close',
        description:
          'Cierra el fichaje que una persona tiene abierto; los tiempos que lleve quedan sin encargado. Pide escribir su nombre.',
        ejemplos: [
          'garita fichajes close Recluta',
          'garita fichajes close Recluta --yes',
          "garita fichajes close Recluta --salida '2026-11-21 18:30' --motivo 'Se le olvidó'",
        ],
        extend: (command) =>
          command
            .argument('<usuario|id>', 'su nombre o su número')
            .option(
              '--salida <día hora>',
              'cuándo salió de verdad, como 2026-11-21 18:30, en la hora de esta máquina',
            )
            .option('--motivo <texto>', 'por qué no es ahora; se pide con --salida'),
        prepare: (connection, [usuario]: [string], flags: CierreFlags) =>
          prepareCierre(connection, usuario, flags),
        isDefinitivo: true,
      }),
      createActCommand(context, {
        name: 'correct',
        description:
          'Corrige un fichaje cerrado: le resta minutos, o devuelve los que se le restaron. Entrada y salida no cambian.',
        ejemplos: [
          "garita fichajes correct 41 --minutos -20 --motivo 'Se fue antes'",
          "garita fichajes correct 41 --minutos 5 --motivo 'Se le restó de más' --dry-run",
        ],
        extend: (command) =>
          command
            .argument('<fichaje>', 'su número: «garita registros fichajes» los lista')
            .requiredOption('--minutos <número>', 'cuántos: con - se restan, sin él se devuelven')
            .requiredOption('--motivo <texto>', 'por qué'),
        prepare: (connection, [fichaje]: [string], flags: CorreccionFlags) =>
          prepareCorreccion(connection, fichaje, flags),
      }),
      createActCommand(context, {
        name: 'enter',
        description: 'Marca tu entrada.',
        ejemplos: ['garita fichajes enter', 'garita fichajes enter --dry-run'],
        prepare: prepareEntrada,
      }),
      leaveCommand(context),
    ],
  );
