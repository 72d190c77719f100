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

/** The first line of a printed page: whose portal it comes from, and when it was printed, in the reader's zone. On the screen there is nothing. */
export function PrintedLine({ agencia }: { agencia: string }) {
  if (!usePrinting()) return null;
  return (
    <Root>
      <span>{agencia}</span>
      <span>Impreso el {formatInstant(new Date().toISOString())}</span>
    </Root>
  );
}
