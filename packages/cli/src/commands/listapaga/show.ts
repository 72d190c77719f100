import type { Schemas } from '@garita/api-client/Schemas';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { totalOf } from '@garita/domain/listapaga/pago';
import { USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { type ListView, writeList } from '../../output/writeList';
import { readLista } from '../../services/listapaga/show';
import { createCommand } from '../createCommand';
import { type DiasFlags, parseDias, withDias } from '../parseDias';
import { withListView } from '../withListView';

const EXCLUIDAS = {
  multa: 'no cobra: multa',
  despido: 'no cobra: fuera',
  archivada: 'archivada',
} as const;

function describeEstado({ pagado, excluida, ascenso }: Schemas['ListaPagaFila']): string {
  if (pagado === 1) return ascenso === null ? 'pagada' : `gastada: ${ascenso}`;
  return excluida === null ? 'sin pagar' : EXCLUIDAS[excluida];
}

const columnsOf = (moneda: Moneda): readonly Column<Schemas['ListaPagaFila']>[] => [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  USUARIO,
  { header: 'Paga', value: ({ paga }) => paga },
  creditsColumn(moneda, ({ monto }) => monto, 'Monto'),
  creditsColumn(moneda, ({ multa }) => multa, 'Multa'),
  creditsColumn(moneda, (fila) => (fila.restar === 2 ? 0 : totalOf(fila)), 'Total'),
  { header: 'Estado', value: describeEstado },
  { header: 'Pagó', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'day', isMinor: true },
];

export const showCommand = (context: Context): Command =>
  withListView(
    withDias(
      createCommand(
        'show',
        'Muestra la lista de paga: quién cobra, cuánto y si ya se le pagó. Con fechas, también lo archivado.',
        [
          'garita listapaga show',
          'garita listapaga show --desde 2026-11-16 --hasta 2026-11-21 --csv > pagas.csv',
        ],
      ),
      'las filas hechas',
    ),
  ).action(async (flags: ListView & DiasFlags) => {
    const rango = parseDias(flags);
    const { filas, monto, personas } = await readLista(await connect(context), rango);
    writeList(
      context,
      filas,
      columnsOf(context.moneda),
      flags,
      `\nTotal: ${formatCredits(monto, context.moneda)} para ${contarPersonas(personas)}\n`,
    );
  });
