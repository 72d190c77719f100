import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { sumLista } from '@garita/domain/listapaga/pago';
import { panoramaLista } from '@garita/domain/listapaga/panoramaLista';
import { Stack } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { Panorama } from '../../components/Panorama';
import { Figures } from '../Figures';
import type { ListaPagaData } from './ListaPagaScreenProps';

/** The figures of the list: credits and people (LPG-01, LPG-02), and the paid part. */
export function Totales({ lista: { monto, personas, filas } }: Pick<ListaPagaData, 'lista'>) {
  const moneda = useMoneda();
  const paid = sumLista(filas.filter(({ pagado }) => pagado === 1)).monto;
  const figures = [
    [tituloMoneda(moneda), formatCredits(monto, moneda)],
    ['Personas', formatInteger(personas)],
    ['Pagado', formatCredits(paid, moneda)],
    ['Por pagar', formatCredits(monto - paid, moneda)],
  ] as const;
  return (
    <Stack>
      <Figures figures={figures} />
      <Panorama label="Pagas entregadas" cuadro={panoramaLista(filas, moneda)} />
    </Stack>
  );
}
