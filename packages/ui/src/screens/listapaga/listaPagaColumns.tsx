import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { COLUMNAS_LISTA_PAGA } from '@garita/domain/listapaga/columnas';
import { totalOf } from '@garita/domain/listapaga/pago';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Checkbox } from '../../components/Checkbox';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { color, media, space, text } from '../../theme/tokens';
import { personaColumn } from '../columns/personaColumn';
import { describePagado } from './describeFila';
import type { ListaPagaFila } from './ListaPagaScreenProps';

interface Control {
  readonly moneda: Moneda;
  readonly nameOf: (categoria: number) => string;
  /**
   * Whether the list is on a phone: a row's tag then replaces category and badge, and the
   * category's name is below.
   */
  readonly isCompact: boolean;
  readonly canPagar: (fila: ListaPagaFila) => boolean;
  readonly pending: ReadonlyMap<number, unknown>;
  readonly onPay: (fila: ListaPagaFila, pagada: boolean) => void;
  /** The promotion that the viewer may buy with the row's pay; undefined without one. */
  readonly compraOf: (
    fila: ListaPagaFila,
  ) => { readonly mision: string; readonly precio: number } | undefined;
  readonly onPromote: (fila: ListaPagaFila) => void;
}

/** A row always has exactly one tag, so that marking it as paid shifts nothing. */
function tagOf(fila: ListaPagaFila, moneda: Moneda) {
  if (fila.ascenso !== null)
    return (
      <StateBadge tone="success">{`${fila.ascenso}: ${formatCredits(fila.gastado, moneda)}`}</StateBadge>
    );
  return fila.pagado === 1 ? (
    <StateBadge tone="success">Pagada</StateBadge>
  ) : (
    <StateBadge tone="info">Por pagar</StateBadge>
  );
}

/** As large with an offer as without, so that nothing shifts when the pay is spent. */
const Offer = styled.div`
  display: flex;
  align-items: center;
  min-width: 172px;
  min-height: 36px;
`;
/** As wide as the longest tag of an unpaid or paid row, so that the columns stay where they are. */
const Paid = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  ${media.wide} { min-width: 172px; }
`;
/** On a phone the checkbox is beside the total and shows its own label. */
const Tick = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  small { font-size: ${text[13]}; font-weight: 400; color: ${color.tinta3}; }
  ${media.wide} { justify-items: start; small { display: none; } }
`;

export const listaPagaColumns = ({
  moneda,
  nameOf,
  isCompact,
  canPagar,
  pending,
  onPay,
  compraOf,
  onPromote,
}: Control): readonly Column<ListaPagaFila>[] => [
  personaColumn(({ usuarioNombre }) => usuarioNombre, {
    ...(isCompact
      ? { beside: (fila: ListaPagaFila) => tagOf(fila, moneda) }
      : { categoria: ({ categoria }: ListaPagaFila) => categoria }),
    width: 300,
  }),
  {
    id: 'rango',
    header: 'Rango',
    value: ({ categoria }) => nameOf(categoria),
  },
  { ...COLUMNAS_LISTA_PAGA.paga, card: 'meta' },
  {
    id: 'monto',
    header: tituloMoneda(moneda),
    value: ({ monto }) => monto,
    kind: 'credits',
  },
  { ...COLUMNAS_LISTA_PAGA.multa, kind: 'credits', card: 'meta' },
  { ...COLUMNAS_LISTA_PAGA.total, kind: 'credits', card: 'main' },
  {
    id: 'pagado',
    header: 'Pagado',
    value: describePagado,
    card: 'main',
    width: 220,
    cell: (fila) => (
      <Paid>
        {canPagar(fila) ? (
          <Tick>
            <small aria-hidden="true">Pagada</small>
            <Checkbox
              label={`Pagada: ${fila.usuarioNombre}, ${formatCredits(totalOf(fila), moneda)}`}
              value={fila.pagado === 1}
              isPending={pending.has(fila.id)}
              onChange={(pagada) => onPay(fila, pagada)}
            />
          </Tick>
        ) : (
          <span>{describePagado(fila)}</span>
        )}
        {!isCompact && (canPagar(fila) || fila.ascenso !== null) && tagOf(fila, moneda)}
      </Paid>
    ),
  },
  {
    id: 'ascenso',
    header: 'Ascenso',
    value: (fila) => fila.ascenso ?? compraOf(fila)?.mision ?? null,
    width: 220,
    cell: (fila) => {
      const compra = compraOf(fila);
      return (
        <Offer>
          {compra ? (
            <Button
              size="small"
              onPress={() => onPromote(fila)}
              aria-label={`Ascender por ${formatCredits(compra.precio, moneda)}: ${fila.usuarioNombre}`}
            >
              {`Ascender por ${formatCredits(compra.precio, moneda)}`}
            </Button>
          ) : (
            (fila.ascenso ?? '–')
          )}
        </Offer>
      );
    },
  },
];
