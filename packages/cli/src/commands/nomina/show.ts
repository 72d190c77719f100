import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_NOMINA } from '@garita/domain/nomina/columnas';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import { type Command, Option } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { shownAs } from '../../output/shownAs';
import { type ListView, writeList } from '../../output/writeList';
import { showNomina, type Vista } from '../../services/nomina/show';
import { createCommand } from '../createCommand';
import { type DiasFlags, parseDias, withDias } from '../parseDias';
import { withListView } from '../withListView';
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

export const showCommand = (context: Context): Command =>
  withLlamadas(
    withListView(
      withDias(
        createCommand(
          'show',
          'Muestra la nómina: lo que hizo cada persona y lo que gana con ello. Sin fechas ni periodo, la abierta.',
          [
            'garita nomina show',
            'garita nomina show --desde 2026-11-16 --hasta 2026-11-21',
            'garita nomina show --periodo 4 --csv > nomina.csv',
          ],
        ),
        'lo anotado',
      ).addOption(
        new Option('--periodo <número>', 'un periodo: los cerrados, como se cerraron')
          .argParser(parsePeriodo)
          .conflicts(['desde', 'hasta']),
      ),
    ),
    ['allNomina', 'allNominaPorFecha', { id: 'nominaPeriodo', con: 'Con --periodo' }],
  ).action(async (flags: Flags) => {
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
  });
