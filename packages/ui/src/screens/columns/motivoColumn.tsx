import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { media } from '../../theme/tokens';
import { type Anotada, InfraccionAnotada } from '../sancion/InfraccionAnotada';

// A reason has up to 500 characters, with line breaks.
const Reason = styled.div`
  ${media.wide} { min-width: 160px; }
  max-width: 46ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const motivoColumn: Column<{
  readonly motivo: string;
  readonly infraccion?: Anotada | undefined;
}> = {
  id: 'motivo',
  header: 'Motivo',
  value: ({ motivo, infraccion }) => (infraccion ? `${motivo} (${infraccion.codigo})` : motivo),
  card: 'text',
  line: ({ motivo }) => motivo,
  cell: ({ motivo, infraccion }) => (
    <Reason>
      <bdi>{motivo}</bdi>
      {infraccion && <InfraccionAnotada infraccion={infraccion} />}
    </Reason>
  ),
};
