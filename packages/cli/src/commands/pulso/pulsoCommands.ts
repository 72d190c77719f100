import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_RIESGO } from '@garita/domain/pulso/columnas';
import { porcentajeDe } from '@garita/domain/pulso/reparto';
import { isPorDias, SEMANAS_PULSO, type SemanasPulso } from '@garita/domain/pulso/tramos';
import { UsageError } from '../../errors';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { type HoraPulso, toHoras } from '../../services/pulso/pulso';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import type { Takes } from '../Takes';

type Tramo = Schemas['Pulso']['tramos'][number];
type Parte = Schemas['Pulso']['reparto']['filas'][number];
type EnRiesgo = Schemas['Pulso']['riesgo']['filas'][number];
type Generacion = Schemas['Pulso']['retencion'][number];

const TRAMOS: readonly Column<Tramo>[] = [
  { header: 'Desde', value: ({ inicio }) => inicio },
  { header: 'Hasta', value: ({ final }) => final, isMinor: true },
  { header: 'Activas', value: ({ activas }) => activas, kind: 'number' },
  { header: 'Tiempo', value: ({ minutos }) => minutos, kind: 'minutes' },
  { header: 'Ascensos', value: ({ ascensos }) => ascensos, kind: 'number' },
  { header: 'Asistencias', value: ({ asistencias }) => asistencias, kind: 'number' },
  { header: 'Entradas', value: ({ entradas }) => entradas, kind: 'number' },
  { header: 'Salidas', value: ({ salidas }) => salidas, kind: 'number' },
];

const PARTES: readonly Column<Parte & { readonly total: number }>[] = [
  ID,
  USUARIO,
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  { header: 'Tiempo', value: ({ minutos }) => minutos, kind: 'minutes' },
  {
    header: 'Parte (%)',
    value: ({ minutos, total }) => porcentajeDe(minutos, total),
    kind: 'number',
  },
];

const RIESGO: readonly Column<EnRiesgo>[] = [
  ID,
  USUARIO,
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  COLUMNAS_RIESGO.dias,
  COLUMNAS_RIESGO.falta,
];

const HORAS: readonly Column<HoraPulso>[] = [
  { header: 'Día', value: ({ dia }) => dia },
  { header: 'Hora', value: ({ hora }) => `${String(hora).padStart(2, '0')}:00` },
  { header: 'Tiempo', value: ({ minutos }) => minutos, kind: 'minutes' },
  { header: 'Dentro, de media', value: ({ media }) => media, kind: 'decimal' },
];

const RETENCION: readonly Column<Generacion>[] = [
  { header: 'Mes de entrada', value: ({ mes }) => mes },
  { header: 'Entraron', value: ({ entraron }) => entraron, kind: 'number' },
  { header: 'Quedan', value: ({ quedan }) => quedan.at(-1) ?? null, kind: 'number' },
  {
    header: 'Quedan (%)',
    value: ({ entraron, quedan }) => porcentajeDe(quedan.at(-1) ?? 0, entraron),
    kind: 'number',
  },
];

interface SemanasFlags {
  readonly semanas?: SemanasPulso;
}

const [SEMANAS] = SEMANAS_PULSO;

function parseSemanas(text: string): SemanasPulso {
  const semanas = SEMANAS_PULSO.find((one) => String(one) === text.trim());
  if (semanas === undefined)
    throw new UsageError(`--semanas: «${text}» debe ser una de ${SEMANAS_PULSO.join(', ')}.`);
  return semanas;
}

const TAKE_SEMANAS: Takes = {
  '--semanas <número>': {
    help: `cuántas semanas; ${SEMANAS} si no se indica`,
    choices: SEMANAS_PULSO.map(String),
    parse: parseSemanas,
  },
};

interface Parts<Row> {
  readonly description: string;
  readonly columns: readonly Column<Row>[];
  readonly pick: (pulso: Schemas['Pulso']) => readonly Row[];
}

const createPulsoList = <Row>(name: string, { description, columns, pick }: Parts<Row>) =>
  createListCommand<Row, SemanasFlags>({
    name,
    description,
    ejemplos: ['', '--semanas 12 --csv > pulso.csv'],
    columns,
    takes: TAKE_SEMANAS,
    llamadas: ['pulso'],
    read: async ({ api }, { flags: { semanas = SEMANAS } }) =>
      pick(await call(api, 'pulso', { semanas })),
  });

export const pulsoCommands = createGroup(
  'pulso',
  ['show', 'risk'],
  [
    createPulsoList('show', {
      description: `Muestra cada día o, con más de ${SEMANAS_PULSO.filter(isPorDias).at(-1)} semanas, cada semana: gente activa, tiempo, ascensos, entradas y salidas.`,
      columns: TRAMOS,
      pick: ({ tramos }) => tramos,
    }),
    createPulsoList('share', {
      description: 'Lista entre quiénes se reparte el tiempo, quien más tiene primero.',
      columns: PARTES,
      pick: ({ reparto: { minutos: total, filas } }) => filas.map((fila) => ({ ...fila, total })),
    }),
    createPulsoList('risk', {
      description:
        'Lista quién lleva siete días sin nada, o va por detrás de lo que pide su categoría para cobrar.',
      columns: RIESGO,
      pick: ({ riesgo: { filas } }) => filas,
    }),
    createPulsoList('hours', {
      description:
        'Lista cuánta gente hay dentro a cada hora de cada día de la semana, con la hora de la agencia.',
      columns: HORAS,
      pick: toHoras,
    }),
    createPulsoList('retention', {
      description: 'Lista cuántos de quienes entraron cada mes siguen en la agencia.',
      columns: RETENCION,
      pick: ({ retencion }) => retencion,
    }),
  ],
);
