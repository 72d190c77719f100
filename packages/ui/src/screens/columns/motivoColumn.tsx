import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { media } from '../../theme/tokens';

// A reason may have five hundred characters, on lines of its own.
const Reason = styled.div`
  ${media.wide} { min-width: 160px; }
  max-width: 46ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Why it was done. */
export const motivoColumn: Column<{ readonly motivo: string }> = {
  id: 'motivo',
  header: 'Motivo',
  value: ({ motivo }) => motivo,
  kind: 'text',
  card: 'text',
  width: 360,
  cell: ({ motivo }) => <Reason>{motivo}</Reason>,
};
