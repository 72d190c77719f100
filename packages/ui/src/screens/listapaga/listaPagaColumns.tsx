import { formatCredits } from '@garita/domain/formato/credits';
import { totalOf } from '@garita/domain/listapaga/pago';
import { Checkbox } from '../../components/Checkbox';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { personaColumn } from '../columns/personaColumn';
import { describeExclusion, describePagado } from './describeFila';
import type { ListaPagaFila } from './ListaPagaScreenProps';

interface Control {
  /** The name of a category. */
  readonly nameOf: (categoria: number) => string;
  readonly canPagar: (fila: ListaPagaFila) => boolean;
  /** Ids of the rows that are being marked. */
  readonly pending: ReadonlySet<number>;
  readonly onPay: (fila: ListaPagaFila, pagada: boolean) => void;
}

function tagsOf(fila: ListaPagaFila) {
  const fuera = describeExclusion(fila);
  return (
    <>
      {fuera && <StateBadge tone="neutral">{fuera}</StateBadge>}
      {fila.ascenso !== null && <StateBadge tone="info">{`${fila.ascenso}: ${formatCredits(fila.gastado)}`}</StateBadge>}
    </>
  );
}

/** What a row adds to the credits of the list; nothing at all when it is left out. */
const countedOf = (fila: ListaPagaFila): number | null => (fila.restar === 2 ? null : totalOf(fila));

/** The columns of the pay list (LPG-03). */
export const listaPagaColumns = ({ nameOf, canPagar, pending, onPay }: Control): readonly Column<ListaPagaFila>[] => [
  personaColumn(({ usuarioNombre }) => usuarioNombre, { categoria: ({ categoria }) => categoria, beside: tagsOf, width: 340 }),
  { id: 'rango', header: 'Rango', value: ({ categoria }) => nameOf(categoria), kind: 'text', card: 'meta' },
  { id: 'paga', header: 'Paga', value: ({ paga }) => paga, kind: 'text', card: 'meta' },
  { id: 'monto', header: 'Créditos', value: ({ monto }) => monto, kind: 'credits', card: 'meta' },
  { id: 'multa', header: 'Multa', value: ({ multa }) => multa, kind: 'credits', card: 'meta' },
  { id: 'total', header: 'Total', value: countedOf, kind: 'credits', card: 'main' },
  {
    id: 'pagado',
    header: 'Pagado',
    value: describePagado,
    kind: 'text',
    card: 'meta',
    cell: (fila) =>
      canPagar(fila) ? (
        <Checkbox
          label={`Pagada: ${fila.usuarioNombre}, ${formatCredits(totalOf(fila))}`}
          value={fila.pagado === 1}
          isPending={pending.has(fila.id)}
          onChange={(pagada) => onPay(fila, pagada)}
        />
      ) : (
        describePagado(fila)
      ),
  },
];
