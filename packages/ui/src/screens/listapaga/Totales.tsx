import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { sumLista } from '@garita/domain/listapaga/pago';
import styled from 'styled-components';
import { Stack } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { ProgressBar } from '../../components/ProgressBar';
import { space } from '../../theme/tokens';
import { Figures } from '../Figures';
import type { ListaPagaData } from './ListaPagaScreenProps';

const Root = styled.div`
  margin-bottom: ${space[5]};
`;

interface TotalesProps extends Pick<ListaPagaData, 'lista'> {
  /** Whether the viewer hands out the pays: the progress bar is shown only then. */
  isPayDay: boolean;
}

/** The figures of the list: credits and people (LPG-01, LPG-02), and the paid part. */
export function Totales({ lista: { monto, personas, filas }, isPayDay }: TotalesProps) {
  const moneda = useMoneda();
  const counted = filas.filter(({ restar }) => restar !== 2);
  const done = counted.filter(({ pagado }) => pagado === 1).length;
  const paid = sumLista(filas.filter(({ pagado }) => pagado === 1)).monto;
  const figures = [
    [tituloMoneda(moneda), formatCredits(monto, moneda)],
    ['Personas', formatInteger(personas)],
    ['Pagado', formatCredits(paid, moneda)],
    ['Por pagar', formatCredits(monto - paid, moneda)],
  ] as const;
  return (
    <Root>
      <Stack>
        <Figures figures={figures} />
        {isPayDay && counted.length > 0 && (
          <ProgressBar label="Pagas entregadas" value={done} max={counted.length} />
        )}
      </Stack>
    </Root>
  );
}
