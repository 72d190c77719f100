import { formatCredits } from '@garita/domain/formato/credits';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { type ListFormat, withListFormat, writeRows } from '../../output/writeRows';
import { showNomina } from '../../services/nomina/show';
import { createCommand } from '../createCommand';

const COLUMNS: readonly Column<FilaNomina>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  { header: 'Ascensos', value: ({ ascensos }) => ascensos, kind: 'number' },
  { header: 'Asistencias', value: ({ asistencias }) => asistencias, kind: 'number' },
  { header: 'Tiempo', value: ({ times }) => times, kind: 'minutes' },
  { header: 'Paga', value: ({ paga }) => paga, kind: 'credits' },
  { header: 'Reducción', value: ({ reducido }) => (reducido ? 'sí' : null) },
  { header: 'Última anotación', value: ({ fecha }) => fecha, kind: 'instant' },
];

export const showCommand = (context: Context): Command =>
  withListFormat(
    createCommand('show', 'Muestra la nómina abierta: lo que cada persona lleva hecho y lo que cobraría.', [
      'garita nomina show',
      'garita nomina show --csv > nomina.csv',
    ]),
  ).action(async (flags: ListFormat) => {
    const { api } = await connect(context);
    const { filas, total } = await showNomina(api);
    if (writeRows(context, filas, COLUMNS, flags)) context.stdout.write(`\nTotal: ${formatCredits(total)}\n`);
  });
