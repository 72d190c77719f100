import { toLegible } from '@garita/domain/formato/toLegible';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { color, media, text } from '../../theme/tokens';
import type { PaseLista } from './PaseListaScreenProps';

/** A list of names as the wire has it (PLI-04). */
const splitNombres = (nombres: string): string[] => (nombres === '' ? [] : nombres.split(', '));

// On a card each group takes a line of its own, with its name; an empty one is left out.
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

/** A column of names, which on a card says its own. */
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

/** The columns of the history (PLI-01, PLI-04). */
export const pasesColumns: readonly Column<PaseLista>[] = [
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'main' },
  personColumn('encargadoNombre', 'Pasó lista'),
  personColumn('queda', 'Quedó al cargo'),
  groupColumn('sumadosNombre', 'Sumados'),
  groupColumn('pausadosNombre', 'Pausados'),
  groupColumn('fuerabaseNombre', 'Fuera de base'),
];
