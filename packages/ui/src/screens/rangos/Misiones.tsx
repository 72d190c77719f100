import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { useMoneda } from '../../components/MonedaContext';
import { PlainTable } from '../PlainTable';
import { Dato } from './Dato';
import type { CategoriaWire } from './RangosData';

type Mision = CategoriaWire['misiones'][number];

const isForSale = ({ venta }: Mision): boolean => venta === 1;

const nombre = { id: 'mision', header: 'Misión', cell: (mision: Mision) => mision.nombre };
const precioColumn = (moneda: Moneda) => ({
  id: 'precio',
  header: 'Precio',
  cell: (mision: Mision) => isForSale(mision) && formatCredits(mision.precio, moneda),
  isNumeric: true,
});

/**
 * The tab Misiones: the mission that a transfer gives, and the category's missions, with a price
 * for each mission on sale (RAN-05 to RAN-08).
 */
export function Misiones({
  categoria: { n_categoria, traslado, traslado_venta, misiones },
}: {
  categoria: CategoriaWire;
}) {
  const moneda = useMoneda();
  return (
    <>
      <Dato nombre="Traslado">{traslado_venta === 0 ? 'No disponible' : traslado}</Dato>
      {misiones.length === 0 ? (
        <p>Esta categoría todavía no tiene misiones.</p>
      ) : (
        <PlainTable
          caption={`Misiones de ${n_categoria}`}
          columns={misiones.some(isForSale) ? [nombre, precioColumn(moneda)] : [nombre]}
          rows={misiones}
          rowKey={({ id }) => id}
          isBare
        />
      )}
    </>
  );
}
