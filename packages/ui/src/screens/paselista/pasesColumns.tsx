import { toLegible } from '@garita/domain/formato/toLegible';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { color, media, text } from '../../theme/tokens';
import type { PaseLista } from './PaseListaScreenProps';

/** Names as the wire joins them (PLI-04). */
const splitNombres = (nombres: string): string[] => (nombres === '' ? [] : nombres.split(', '));

// On a card each group has its own line with its name; an empty one is omitted.
const Group = styled.div`
  ${media.wide} {
    min-width: 120px;
    > small { display: none; }
  }
  ${media.compact} {
    font-size: ${text[15]};
    > small { display: block; color: ${color.tinta3}; font-size: ${text[13]}; }
    &[data-empty] { display: none; }
  }
`;
const Quiet = styled.span`
  color: ${color.tinta3};
`;

type Grupo = 'sumadosNombre' | 'pausadosNombre' | 'fuerabaseNombre';

/** A column of names, which on a card shows its header. */
const groupColumn = (id: Grupo, header: string): Column<PaseLista> => ({
  id,
  header,
  value: (pase) => pase[id],
  kind: 'text',
  card: 'own',
  cell: (pase) => {
    const nombres = splitNombres(pase[id]);
    return (
      <Group {...(nombres.length === 0 && { 'data-empty': '' })}>
        <small>
          {header} ({nombres.length})
        </small>
        {nombres.length === 0 ? (
          <Quiet>—</Quiet>
        ) : (
          <span translate="no">{toLegible(pase[id])}</span>
        )}
      </Group>
    );
  },
});

const personColumn = (id: 'encargadoNombre' | 'queda', header: string): Column<PaseLista> => ({
  id,
  header,
  value: (pase) => pase[id],
  kind: 'text',
  card: 'meta',
  cell: (pase) => <span translate="no">{toLegible(pase[id])}</span>,
});

export const pasesColumns: readonly Column<PaseLista>[] = [
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'main' },
  personColumn('encargadoNombre', 'Pasó lista'),
  personColumn('queda', 'Quedó al cargo'),
  groupColumn('sumadosNombre', 'Sumados'),
  groupColumn('pausadosNombre', 'Pausados'),
  groupColumn('fuerabaseNombre', 'Fuera de base'),
];
