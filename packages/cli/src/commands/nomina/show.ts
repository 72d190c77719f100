import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_NOMINA } from '@garita/domain/nomina/columnas';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { shownAs } from '../../output/shownAs';
import { type ListView, writeList } from '../../output/writeList';
import { showNomina, type Vista } from '../../services/nomina/show';
import { defineCommand } from '../defineCommand';
import { type DiasFlags, parseDias, takeDias } from '../parseDias';
import { LIST_VIEW } from '../sharedTakes';
import { parsePeriodo } from './parsePeriodo';

interface Flags extends ListView, DiasFlags {
  readonly periodo?: number;
}

const columnsOf = (moneda: Moneda): readonly Column<FilaNomina>[] => [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  USUARIO,
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  COLUMNAS_NOMINA.ascensos,
  COLUMNAS_NOMINA.asistencias,
  shownAs(COLUMNAS_NOMINA.tiempos, { header: 'Tiempo' }),
  creditsColumn(moneda, COLUMNAS_NOMINA.paga.value, COLUMNAS_NOMINA.paga.header),
  { header: 'Reducción', value: ({ reducido }) => (reducido ? 'sí' : null), isMinor: true },
  { header: 'Última anotación', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

function toVista({ periodo, ...dias }: Flags): Vista {
  if (periodo !== undefined) return { kind: 'periodo', periodo };
  const rango = parseDias(dias);
  return rango === null ? { kind: 'abierto' } : { kind: 'fechas', rango };
}

export const showCommand = defineCommand({
  name: 'show',
  description:
    'Muestra la nómina: lo que hizo cada persona y lo que gana con ello. Sin fechas ni periodo, la abierta.',
  ejemplos: ['', '--desde 2026-11-16 --hasta 2026-11-21', '--periodo 4 --csv > nomina.csv'],
  takes: {
    ...takeDias('lo anotado'),
    '--periodo <número>': {
      help: 'un periodo: los cerrados, como se cerraron',
      parse: parsePeriodo,
      conflicts: ['desde', 'hasta'],
    },
    ...LIST_VIEW,
  },
  llamadas: ['allNomina', 'allNominaPorFecha', { id: 'nominaPeriodo', con: 'Con --periodo' }],
  run: async (context, flags: Flags) => {
    const vista = toVista(flags);
    const { api } = await connect(context);
    const { filas, total } = await showNomina(api, vista);
    writeList(
      context,
      filas,
      columnsOf(context.moneda),
      flags,
      `\nTotal: ${formatCredits(total, context.moneda)}\n`,
    );
  },
});
