import { formatCredits } from '@garita/domain/formato/credits';
import type { Rango } from '@garita/domain/rangos/listRangos';
import { priceBetween } from '@garita/domain/rangos/priceBetween';
import styled from 'styled-components';
import { Row } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { Placa } from '../../components/Placa';
import { color, font, media, space, text } from '../../theme/tokens';

const Root = styled(Row)`
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
`;
const Way = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-width: 0;
`;
const Amount = styled.p`
  font-family: ${font.title};
  font-size: ${text[44]};
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  ${media.compact} { font-size: ${text[32]}; }
`;
const Note = styled.p`
  max-width: 34ch;
  color: ${color.tinta2};
`;

interface PrecioProps {
  desde: Rango;
  /** A rank above `desde`. */
  hasta: Rango;
}

export function Precio({ desde, hasta }: PrecioProps) {
  const moneda = useMoneda();
  return (
    <Root>
      <Way>
        <Placa categoria={desde.categoria} />
        <span>De {desde.nombre}</span>
        <Placa categoria={hasta.categoria} />
        <span>
          a <strong>{hasta.nombre}</strong>
        </span>
      </Way>
      {hasta.venta === 1 ? (
        <Amount>{formatCredits(priceBetween(desde, hasta), moneda)}</Amount>
      ) : (
        <Note>Este rango no está a la venta: se llega a él por ascenso.</Note>
      )}
    </Root>
  );
}
