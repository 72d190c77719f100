import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_NOMINA } from '@garita/domain/nomina/columnas';
import { type FilaNomina, sumPagas } from '@garita/domain/nomina/joinNomina';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { shownAs } from '../../output/shownAs';
import { listNomina } from '../../services/nomina/list';
import { createListCommand } from '../createListCommand';
import { type DiasFlags, parseDias, takeDias } from '../parseDias';
import { parsePeriodo } from './parsePeriodo';

interface Flags extends DiasFlags {
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

export const showCommand = createListCommand<FilaNomina, Flags>({
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
  },
  llamadas: ['allNomina', 'allNominaPorFecha', { id: 'nominaPeriodo', con: 'Con --periodo' }],
  check: ({ flags }) => void parseDias(flags),
  read: (connection, { flags: { periodo, ...dias } }) =>
    listNomina(connection, periodo, parseDias(dias)),
  columns: columnsOf,
  footer: (filas, moneda) => `\nTotal: ${formatCredits(sumPagas(filas), moneda)}\n`,
});
