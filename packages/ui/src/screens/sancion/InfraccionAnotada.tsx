import type { components } from '@garita/api-client/schema';
import styled from 'styled-components';
import { color, font, text } from '../../theme/tokens';

export type Anotada = components['schemas']['InfraccionAnotada'];

const Code = styled.span`
  font-family: ${font.mono};
  font-size: ${text[13]};
  color: ${color.tinta2};
  white-space: nowrap;
`;
const Why = styled.div`
  color: ${color.tinta2};
  font-size: ${text[13]};
`;

/**
 * The infraction beside a sanction's reason: its code and, if the sanction differs from the
 * normativa's proposal, why.
 */
export function InfraccionAnotada({
  infraccion: { codigo, propuesta, porque },
}: {
  infraccion: Anotada;
}) {
  return (
    <>
      {' '}
      <Code>({codigo})</Code>
      {porque !== null && (
        <Why>
          En vez de «<bdi>{propuesta}</bdi>»: {porque}
        </Why>
      )}
    </>
  );
}
