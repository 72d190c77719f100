import { formatCredits } from '@garita/domain/formato/credits';
import styled from 'styled-components';
import { Row } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { Placa } from '../../components/Placa';
import { color, radius, space, text } from '../../theme/tokens';

const Root = styled(Row)`
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.pozo};
`;
const What = styled.p`
  flex: 1 1 160px;
  min-width: 0;
  font-weight: 700;
  overflow-wrap: anywhere;
  small { display: block; font-size: ${text[13]}; font-weight: 400; color: ${color.tinta2}; }
`;
const Price = styled.p`
  font-size: ${text[20]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  s { margin-right: ${space[2]}; font-size: ${text[16]}; font-weight: 400; color: ${color.tinta2}; }
`;
const Aloud = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

interface PrecioProps {
  mision: string;
  categoria: number;
  /** Credits before the discount. */
  antes: number;
  /** Credits to be paid. */
  ahora: number;
}

/**
 * The mission and the price of a transfer, also before a discount (TRA-12). Screen readers announce
 * a change.
 */
export function Precio({ mision, categoria, antes, ahora }: PrecioProps) {
  const moneda = useMoneda();
  return (
    <Root role="status">
      <Placa categoria={categoria} />
      <What>
        {mision}
        <small>La misión que se le da</small>
      </What>
      <Price>
        {antes !== ahora && (
          <>
            <Aloud>Antes </Aloud>
            <s>{formatCredits(antes, moneda)}</s>
            <Aloud>, ahora </Aloud>
          </>
        )}
        {formatCredits(ahora, moneda)}
      </Price>
    </Root>
  );
}
