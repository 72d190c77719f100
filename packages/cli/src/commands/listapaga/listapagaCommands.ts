import type { Schemas } from '@garita/api-client/Schemas';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { COLUMNAS_LISTA_PAGA } from '@garita/domain/listapaga/columnas';
import { USUARIO } from '@garita/domain/listas/columna';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { type ListView, writeList } from '../../output/writeList';
import { prepareActualizar, prepareArchivar, readLista } from '../../services/listapaga/lista';
import { pagoTask, sinPagarTask } from '../../services/listapaga/pay';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { defineCommand } from '../defineCommand';
import { type DiasFlags, parseDias, takeDias } from '../parseDias';
import { LIST_VIEW } from '../sharedTakes';

const EXCLUIDAS = {
  multa: 'no cobra: multa',
  despido: 'no cobra: fuera',
  archivada: 'archivada',
} as const;

function describeEstado({ pagado, excluida, ascenso }: Schemas['ListaPagaFila']): string {
  if (pagado === 1) return ascenso === null ? 'pagada' : `gastada: ${ascenso}`;
  return excluida === null ? 'sin pagar' : EXCLUIDAS[excluida];
}

const { paga, multa, total } = COLUMNAS_LISTA_PAGA;

const columnsOf = (moneda: Moneda): readonly Column<Schemas['ListaPagaFila']>[] => [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  USUARIO,
  paga,
  creditsColumn(moneda, ({ monto }) => monto, 'Monto'),
  creditsColumn(moneda, multa.value, multa.header),
  creditsColumn(moneda, (fila) => total.value(fila) ?? 0, total.header),
  { header: 'Estado', value: describeEstado },
  { header: 'Pagó', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'day', isMinor: true },
];

const showCommand = defineCommand({
  name: 'show',
  description:
    'Muestra la lista de paga: quién cobra, cuánto y si ya se le pagó. Con fechas, también lo archivado.',
  ejemplos: ['', '--desde 2026-11-16 --hasta 2026-11-21 --csv > pagas.csv'],
  takes: { ...takeDias('las filas hechas'), ...LIST_VIEW },
  llamadas: ['getListaPaga', 'getListaPagaPorFecha'],
  run: async (context, flags: ListView & DiasFlags) => {
    const rango = parseDias(flags);
    const { filas, monto, personas } = await readLista(await connect(context), rango);
    writeList(
      context,
      filas,
      columnsOf(context.moneda),
      flags,
      `\nTotal: ${formatCredits(monto, context.moneda)} para ${contarPersonas(personas)}\n`,
    );
  },
});

export const listapagaCommands = createGroup(
  'listapaga',
  ['show', 'pay Recluta'],
  [
    showCommand,
    createActCommand({
      name: 'update',
      description:
        'Rehace las filas sin pagar con lo que se debe a cada persona; las pagadas se quedan como están.',
      ejemplos: ['', '--dry-run'],
      llamada: 'updateLista',
      prepare: prepareActualizar,
    }),
    createBulkCommand(pagoTask, {
      description:
        'Marca como pagada la paga de una persona, por lo que vale ahora, y como cobradas las multas que se le descuentan.',
      ejemplos: ['Recluta Cabo', '--archivo pagados.csv --dry-run'],
    }),
    createBulkCommand(sinPagarTask, {
      description:
        'Marca como no pagada la última paga de una persona, y como no cobradas las multas que se le descontaron.',
      ejemplos: ['Recluta Cabo', 'Recluta --dry-run'],
    }),
    createActCommand({
      name: 'reset',
      description:
        'Reinicia la lista de paga: archiva sus filas, que se pueden seguir viendo por fechas. Pide escribir su nombre.',
      ejemplos: ['--dry-run', ''],
      llamada: { id: 'actionReiniciar', values: { op: 1 } },
      lee: ['getListaPaga'],
      prepare: prepareArchivar,
      isDefinitivo: true,
    }),
  ],
);
