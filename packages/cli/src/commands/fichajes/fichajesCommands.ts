import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { COLUMNAS_FICHAJES } from '@garita/domain/fichajes/columnas';
import { describeFuera } from '@garita/domain/fichajes/describeFuera';
import { FICHAJE_LARGO, isFichajeLargo } from '@garita/domain/fichajes/fichaje';
import { USUARIO } from '@garita/domain/listas/columna';
import { connect } from '../../connect';
import { ID } from '../../output/idColumn';
import { prepareCierre, prepareCorreccion } from '../../services/fichajes/fichajes';
import { prepareSalida } from '../../services/fichajes/salida';
import { openSession, type Session } from '../../services/openSession';
import { rowsOf } from '../../services/rowsOf';
import { applyCambio, applyDefinitivo, type CambioFlags, DEFINITIVO } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { defineCommand } from '../defineCommand';
import { prepareActo } from '../prepareActo';
import { required } from '../Takes';

/**
 * The access rule of clocking in. The command for the user's own clock-out declares it too, because
 * the `op` of a clock-out can also close another person's clock-in.
 */
const ENTRADA = { id: 'actionFichar', values: { op: OP_FICHAJE.entrada } } as const;

const leaveCommand = defineCommand({
  name: 'leave',
  description:
    'Marca tu salida. Pide escribir tu nombre si llevas tiempos, y dice cuáles quedan sin encargado; también si parece que te fuiste antes, y dice cuándo.',
  ejemplos: ['', '--visto', '--yes'],
  takes: {
    '--visto': 'sales a la hora a la que se vio tu avatar por última vez, si parece que te fuiste',
    ...DEFINITIVO,
  },
  llamadas: [ENTRADA],
  run: async (context, flags: CambioFlags & { readonly visto?: true }) => {
    const prepare = (session: Session) => prepareSalida(session, flags);
    const { isDefinitivo } = await prepare(await openSession(await connect(context), ENTRADA));
    const apply = isDefinitivo ? applyDefinitivo : applyCambio;
    await apply(context, flags, prepareActo(ENTRADA, prepare));
  },
});

export const fichajesCommands = createGroup(
  'fichajes',
  ['inside', 'close Recluta'],
  [
    createListCommand({
      description: 'Lista tus fichajes, los más nuevos primero.',
      ejemplos: ['', '--limite 10 --csv'],
      read: rowsOf('getFichajes'),
      columns: [
        ID,
        COLUMNAS_FICHAJES.dia,
        COLUMNAS_FICHAJES.entrada,
        COLUMNAS_FICHAJES.salida,
        { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
      ],
    }),
    createListCommand({
      name: 'inside',
      description: 'Lista quién está dentro, por orden de llegada, y lo que dice de sí.',
      ejemplos: ['', '--watch'],
      read: rowsOf('dentro'),
      columns: [
        { header: 'Usuario', value: ({ usuario }) => usuario },
        { header: 'Desde', value: ({ desde }) => desde, kind: 'instant' },
        { header: 'En pausa', value: ({ pausado }) => (pausado === 1 ? 'sí' : null) },
        { header: 'Estado', value: ({ estado }) => estado, isLong: true },
      ],
      isWatched: true,
    }),
    createListCommand({
      name: 'active',
      description: 'Lista los fichajes abiertos, los que antes entraron primero.',
      ejemplos: ['', '--csv'],
      read: rowsOf('getFichajesActivos'),
      columns: [
        ID,
        USUARIO,
        COLUMNAS_FICHAJES.dia,
        COLUMNAS_FICHAJES.entrada,
        { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
        {
          header: 'Aviso',
          value: (fichaje) =>
            describeFuera(fichaje, Date.now()) ??
            (isFichajeLargo(fichaje, Date.now()) ? FICHAJE_LARGO : null),
        },
      ],
      isWatched: true,
    }),
    createActCommand({
      name: 'close',
      description:
        'Cierra el fichaje que una persona tiene abierto; los tiempos que lleve quedan sin encargado. Pide escribir su nombre.',
      ejemplos: [
        'Recluta',
        'Recluta --yes',
        "Recluta --salida '2026-11-21 18:30' --motivo 'Se le olvidó'",
      ],
      takes: {
        '<usuario|id>': 'su nombre o su número',
        '--salida <día hora>':
          'cuándo salió de verdad, como 2026-11-21 18:30, en la hora de esta máquina',
        '--motivo <texto>': 'por qué no es ahora; se pide con --salida',
      },
      llamada: 'cerrarFichaje',
      prepare: prepareCierre,
      isDefinitivo: true,
    }),
    createActCommand({
      name: 'correct',
      description:
        'Corrige un fichaje cerrado: le resta minutos, o devuelve los que se le restaron. Entrada y salida no cambian.',
      ejemplos: [
        "41 --minutos -20 --motivo 'Se fue antes'",
        "41 --minutos 5 --motivo 'Se le restó de más' --dry-run",
      ],
      takes: {
        '<fichaje>': 'su número: «garita registros fichajes» los lista',
        '--minutos <número>': required('cuántos: con - se restan, sin él se devuelven'),
        '--motivo <texto>': required('por qué'),
      },
      llamada: { id: 'actionFichar', values: { op: OP_FICHAJE.corregir } },
      lee: ['getLogPorPalabra'],
      prepare: prepareCorreccion,
    }),
    createActCommand({
      name: 'enter',
      description: 'Marca tu entrada.',
      ejemplos: ['', '--dry-run'],
      llamada: ENTRADA,
      prepare: ({ yo }) => ({
        descripcion: 'Marcar tu entrada',
        persona: yo,
        body: { op: OP_FICHAJE.entrada },
      }),
    }),
    leaveCommand,
  ],
);
