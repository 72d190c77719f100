import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { usePrinting } from '../components/DataTable/usePrinting';
import { color, space, text } from '../theme/tokens';

const Root = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[3]};
  padding-bottom: ${space[1]};
  border-bottom: 1px solid ${color.borde};
  font-size: ${text[13]};
  color: ${color.tinta2};
`;

/**
 * The header of a printed page: agency and print time in the user's zone. Renders nothing on
 * screen.
 */
export function PrintedLine({ agencia }: { agencia: string }) {
  if (!usePrinting()) return null;
  return (
    <Root>
      <span>{agencia}</span>
      <span>Impreso el {formatInstant(new Date().toISOString())}</span>
    </Root>
  );
}
