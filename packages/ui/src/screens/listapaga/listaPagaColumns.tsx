import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import { formatCredits } from '@garita/domain/formato/credits';
import { totalOf } from '@garita/domain/listapaga/pago';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Checkbox } from '../../components/Checkbox';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { color, media, space, text } from '../../theme/tokens';
import { personaColumn } from '../columns/personaColumn';
import { describeExclusion, describePagado } from './describeFila';
import type { ListaPagaFila } from './ListaPagaScreenProps';

interface Control {
  /** The name of a category. */
  readonly nameOf: (categoria: number) => string;
  /** On a phone the tag takes the place of category and badge, which the rank says below. */
  readonly isCompact: boolean;
  readonly canPagar: (fila: ListaPagaFila) => boolean;
  /** Ids of the rows that are being marked. */
  readonly pending: ReadonlySet<number>;
  readonly onPay: (fila: ListaPagaFila, pagada: boolean) => void;
  /** What its pay buys its person, where the viewer may spend it. */
  readonly compraOf: (
    fila: ListaPagaFila,
  ) => { readonly mision: string; readonly precio: number } | undefined;
  readonly onPromote: (fila: ListaPagaFila) => void;
}

/** One tag a row, so that marking it as paid moves nothing: why it is left out, what it bought, or whether it is paid. */
function tagOf(fila: ListaPagaFila) {
  const fuera = describeExclusion(fila);
  if (fuera) return <StateBadge tone="neutral">{fuera}</StateBadge>;
  if (fila.ascenso !== null)
    return (
      <StateBadge tone="success">{`${fila.ascenso}: ${formatCredits(fila.gastado)}`}</StateBadge>
    );
  return fila.pagado === 1 ? (
    <StateBadge tone="success">Pagada</StateBadge>
  ) : (
    <StateBadge tone="info">Por pagar</StateBadge>
  );
}

/** As wide and high with what it offers as without, so that nothing moves when a pay is no longer there to be spent. */
const Offer = styled.div`
  display: flex;
  align-items: center;
  min-width: 172px;
  min-height: 36px;
`;
/** On a phone the box stands beside the total, without a heading over it. */
const Tick = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  small { font-size: ${text[13]}; font-weight: 400; color: ${color.tinta3}; }
  ${media.wide} { justify-items: start; small { display: none; } }
`;

/** What a row adds to the credits of the list; nothing at all when it is left out. */
const countedOf = (fila: ListaPagaFila): number | null =>
  fila.restar === 2 ? null : totalOf(fila);

/** The columns of the pay list (LPG-03). */
export const listaPagaColumns = ({
  nameOf,
  isCompact,
  canPagar,
  pending,
  onPay,
  compraOf,
  onPromote,
}: Control): readonly Column<ListaPagaFila>[] => [
  personaColumn(({ usuarioNombre }) => usuarioNombre, {
    ...(!isCompact && { categoria: ({ categoria }) => categoria }),
    beside: tagOf,
    width: 340,
  }),
  {
    id: 'rango',
    header: 'Rango',
    value: ({ categoria }) => nameOf(categoria),
    kind: 'text',
    card: 'meta',
  },
  { id: 'paga', header: 'Paga', value: ({ paga }) => paga, kind: 'text', card: 'meta' },
  {
    id: 'monto',
    get header() {
      return tituloMoneda();
    },
    value: ({ monto }) => monto,
    kind: 'credits',
    card: 'meta',
  },
  { id: 'multa', header: 'Multa', value: ({ multa }) => multa, kind: 'credits', card: 'meta' },
  { id: 'total', header: 'Total', value: countedOf, kind: 'credits', card: 'main' },
  {
    id: 'pagado',
    header: 'Pagado',
    value: describePagado,
    kind: 'text',
    card: 'main',
    cell: (fila) =>
      canPagar(fila) ? (
        <Tick>
          <small aria-hidden="true">Pagada</small>
          <Checkbox
            label={`Pagada: ${fila.usuarioNombre}, ${formatCredits(totalOf(fila))}`}
            value={fila.pagado === 1}
            isPending={pending.has(fila.id)}
            onChange={(pagada) => onPay(fila, pagada)}
          />
        </Tick>
      ) : (
        describePagado(fila)
      ),
  },
  {
    id: 'ascenso',
    header: 'Ascenso',
    value: (fila) => fila.ascenso ?? compraOf(fila)?.mision ?? null,
    kind: 'text',
    card: 'meta',
    width: 220,
    cell: (fila) => {
      const compra = compraOf(fila);
      return (
        <Offer>
          {compra ? (
            <Button
              size="small"
              onPress={() => onPromote(fila)}
              aria-label={`Ascender por ${formatCredits(compra.precio)}: ${fila.usuarioNombre}`}
            >
              {`Ascender por ${formatCredits(compra.precio)}`}
            </Button>
          ) : (
            (fila.ascenso ?? '–')
          )}
        </Offer>
      );
    },
  },
];
