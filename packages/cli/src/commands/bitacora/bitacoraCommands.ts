import { OPERATIONS } from '@garita/api-client/operations';
import { parseDay } from '@garita/domain/formato/days';
import { FECHA } from '@garita/domain/listas/columna';
import { FECHAS } from '@garita/domain/reglas/textos';
import { UsageError } from '../../errors';
import { MAX } from '../../input/parseCuantos';
import { suggest } from '../../input/suggest';
import type { Column } from '../../output/Column';
import { type FilaBitacora, listBitacora } from '../../services/bitacora/list';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { type DiasFlags, takeDias } from '../parseDias';
import { type MaxFlags, takeMax } from '../sharedTakes';

const COLUMNS: readonly Column<FilaBitacora>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number', isMinor: true },
  FECHA,
  { header: 'Qué pasó', value: ({ hecho }) => hecho },
  { header: 'Cambios', value: ({ cambios }) => cambios || null, isLong: true },
];

interface BitacoraFlags extends DiasFlags, MaxFlags {
  readonly quien?: string;
  readonly persona?: string;
  readonly tema?: string;
  readonly operacion?: string;
}

const WRITES = Object.entries(OPERATIONS).filter(([, { effect }]) => effect === 'write');
const TEMAS = [...new Set(WRITES.map(([, { tema }]) => tema))].toSorted();
const LLAMADAS = WRITES.map(([id]) => id);

function findOne(
  typed: string | undefined,
  names: readonly string[],
  { flag, otherwise }: { flag: string; otherwise: string },
): string | undefined {
  if (typed === undefined) return undefined;
  const found = names.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
  if (found === undefined)
    throw new UsageError(`${flag}: no hay ninguno «${typed}». ${suggest(typed, names, otherwise)}`);
  return found;
}

/**
 * The ISO instant of a day's local midnight. @param plus days to add. @throws UsageError for an
 * invalid day
 */
function startOf(day: string | undefined, flag: string, plus = 0): string | undefined {
  if (day === undefined) return undefined;
  if (parseDay(day) === null) throw new UsageError(`${flag}: ${FECHAS.noExiste}.`);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plus).toISOString();
}

function toBusqueda(
  palabra: string | undefined,
  { quien, persona, tema, operacion, desde, hasta, max = MAX }: BitacoraFlags,
) {
  const [from, to] = [startOf(desde, '--desde'), startOf(hasta, '--hasta', 1)];
  if (from !== undefined && to !== undefined && from >= to)
    throw new UsageError(`--hasta: ${FECHAS.alReves}.`);
  return {
    ...{ palabra: palabra?.trim() || undefined, quien, persona, desde: from, hasta: to, max },
    tema: findOne(tema, TEMAS, { flag: '--tema', otherwise: `Son: ${TEMAS.join(', ')}.` }),
    operacion: findOne(operacion, LLAMADAS, {
      flag: '--operacion',
      otherwise: '«garita api --lista» las muestra.',
    }),
  };
}

export const bitacoraCommands = createGroup(
  'bitacora',
  ['list', 'list --quien Gerente --desde 2026-11-01'],
  [
    createListCommand<FilaBitacora, BitacoraFlags>({
      description:
        'Lista los cambios, los más nuevos primero; entradas y salidas del portal, solo con --tema u --operacion.',
      ejemplos: ['--max 50', '"Llegó tarde" --tema multas --csv > bitacora.csv'],
      columns: COLUMNS,
      takes: {
        '[palabra]': 'solo donde aparece, en lo que había o en lo que hay',
        ...takeDias('lo cambiado'),
        ...takeMax('cuántos cambios como mucho; todos si no se indica'),
        '--quien <usuario>':
          'solo lo que hizo esa persona: su nombre, también uno de antes, o su número',
        '--persona <usuario>': 'solo lo que se le hizo a esa persona',
        '--tema <tema>': 'solo lo de un tema, como nomina',
        '--operacion <llamada>': 'solo una llamada, como ajustarNomina',
      },
      llamadas: ['bitacora', 'bitacoraPersonas'],
      read: (connection, { args: [palabra], flags }) =>
        listBitacora(connection, toBusqueda(palabra, flags)),
    }),
  ],
);
