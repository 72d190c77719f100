import { formatCredits } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_PENDIENTES, COLUMNAS_VENTAS } from '@garita/domain/ventas/columnas';
import { Checkbox } from '../../components/Checkbox';
import type { Column } from '../../components/DataTable/column';
import { OnlyWide } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { encargadoOf } from '../columns/encargadoColumn';
import { personaColumn } from '../columns/personaColumn';
import type { Venta, VentaPendiente } from './VentasScreenProps';

interface Control {
  readonly moneda: Moneda;
  readonly canMark: (venta: Venta) => boolean;
  readonly pending: ReadonlyMap<number, unknown>;
  readonly onMark: (venta: Venta, pagada: boolean) => void;
}

/** The user who marked the sale as handed over, and when; null if it is not marked. */
const describeMarca = ({ pagadoNombre, pagado_en }: Venta): string | null =>
  pagado_en && `${pagadoNombre}, ${formatInstant(pagado_en)}`;

/**
 * A tag for sales that are not handed over yet; a card has the state above the amount instead. The
 * tint of a row is reserved for pays.
 */
const besideOf = ({ externo, pagado }: Venta) => (
  <>
    {externo === 1 && 'Fuera de la agencia'}
    {pagado === 0 && (
      <OnlyWide>
        <StateBadge tone="info">Por entregar</StateBadge>
      </OnlyWide>
    )}
  </>
);

/**
 * The columns of all sales (VEN-02). A viewer who may not mark a sale sees a word instead of its
 * checkbox (VEN-05, VEN-06).
 */
export const ventasColumns = ({
  moneda,
  canMark,
  pending,
  onMark,
}: Control): readonly Column<Venta>[] => [
  personaColumn(({ usuarioNombre }) => usuarioNombre, { beside: besideOf }),
  {
    ...COLUMNAS_VENTAS.descripcion,
    card: 'text',
    line: ({ descripcion }) => descripcion,
  },
  {
    id: 'credito',
    header: tituloMoneda(moneda),
    value: ({ credito }) => credito,
    kind: 'credits',
    card: 'main',
    caption: ({ pagado }) => (pagado === 0 ? 'Por entregar' : 'Entregada'),
  },
  encargadoOf(COLUMNAS_VENTAS.vendio.value),
  FECHA,
  {
    ...COLUMNAS_VENTAS.pagado,
    cell: (venta) =>
      canMark(venta) ? (
        <Checkbox
          label={`Pagada: ${venta.descripcion} a ${venta.usuarioNombre}, ${formatCredits(venta.credito, moneda)}`}
          value={venta.pagado === 1}
          isPending={pending.has(venta.id)}
          onChange={(pagada) => onMark(venta, pagada)}
        />
      ) : (
        COLUMNAS_VENTAS.pagado.value(venta)
      ),
  },
  { id: 'marcada', header: 'Marcada por', value: describeMarca },
];

export const pendientesColumns: readonly Column<VentaPendiente>[] = [
  personaColumn(COLUMNAS_PENDIENTES.vendio.value, COLUMNAS_PENDIENTES.vendio),
  {
    id: 'pendiente',
    header: 'Pendiente',
    value: ({ Pendiente }) => Pendiente,
    kind: 'credits',
    card: 'main',
  },
  {
    ...COLUMNAS_PENDIENTES.ultima,
    line: ({ fechaU }) => `Última venta: ${formatInstant(fechaU, { part: 'fecha' })}`,
  },
];
