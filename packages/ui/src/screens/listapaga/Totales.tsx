import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { sumLista } from '@garita/domain/listapaga/pago';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Figures } from '../Figures';
import type { ListaPagaData } from './ListaPagaScreenProps';

const Root = styled.div`
  margin-bottom: ${space[5]};
`;

/** The list in figures: credits and people (LPG-01, LPG-02), and how much of it is done. */
export function Totales({ lista: { monto, personas, filas } }: Pick<ListaPagaData, 'lista'>) {
  const paid = sumLista(filas.filter(({ pagado }) => pagado === 1)).monto;
  const figures = [
    [tituloMoneda(), formatCredits(monto)],
    ['Personas', formatInteger(personas)],
    ['Pagado', formatCredits(paid)],
    ['Por pagar', formatCredits(monto - paid)],
  ] as const;
  return (
    <Root>
      <Figures figures={figures} />
    </Root>
  );
}
