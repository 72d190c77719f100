import { formatInteger } from '@garita/domain/formato/credits';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon, SearchIcon } from '../../components/icons';
import { plainList, Row } from '../../components/layout';
import { SearchBox } from '../../components/SearchBox';
import { color, media, space, text } from '../../theme/tokens';
import type { Clon, ClonesScreenProps, Grupo } from './ClonesScreenProps';
import { filterGrupos } from './filterGrupos';
import { Miembro } from './Miembro';
import { mayAllow, mayReadmit } from './mayChange';

/** Groups per page. To find a certain group the user searches. */
const PAGE = 24;

const Bar = styled(Row)`
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  > :first-child { flex: 0 1 280px; min-width: 0; }
  ${media.compact} { > :first-child { flex: 1 1 100%; } }
`;
const Count = styled.p`
  margin-left: auto;
  font-size: ${text[15]};
  color: ${color.tinta2};
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr));
  align-items: start;
  gap: ${space[4]};
  margin: 0 0 ${space[4]};
  padding: 0;
  list-style: none;
`;
const People = styled.ul`
  ${plainList}
`;
const Many = styled.span`
  font-size: ${text[15]};
  color: ${color.tinta2};
`;

const countText = (shown: number, total: number): string => {
  const noun = total === 1 ? 'grupo' : 'grupos';
  return shown === total
    ? `${formatInteger(total)} ${noun}`
    : `${formatInteger(shown)} de ${formatInteger(total)} ${noun}`;
};

interface GruposProps extends Pick<ClonesScreenProps, 'viewer'> {
  grupos: readonly Grupo[];
  onAllow: (clon: Clon) => void;
  onReadmit: (clon: Clon) => void;
}

export function Grupos({ grupos, viewer, onAllow, onReadmit }: GruposProps) {
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const found = useMemo(() => filterGrupos(grupos, query), [grupos, query]);
  if (grupos.length === 0) {
    return (
      <EmptyState icon={<CheckIcon size={48} />} title="Nadie comparte dirección">
        Cuando dos personas entren desde la misma conexión, las verás aquí juntas.
      </EmptyState>
    );
  }
  const search = (next: string) => {
    setQuery(next);
    setLimit(PAGE);
  };
  const allows = mayAllow(viewer);
  return (
    <>
      <Bar>
        <SearchBox label="Buscar en los grupos" value={query} onChange={search} />
        <Count role="status">{countText(found.length, grupos.length)}</Count>
      </Bar>
      {found.length === 0 && (
        <EmptyState
          icon={<SearchIcon size={48} />}
          title="Nada coincide con la búsqueda"
          action={<Button onPress={() => setQuery('')}>Limpiar búsqueda</Button>}
        >
          Solo se busca entre quienes comparten dirección con alguien.
        </EmptyState>
      )}
      <List aria-label="Grupos de personas que comparten dirección">
        {found.slice(0, limit).map(({ num, users }) => (
          <li key={num}>
            <Card title={`Grupo ${num}`} aside={<Many>{users.length} personas</Many>}>
              <People aria-label={`Personas del grupo ${num}`}>
                {users.map((clon) => (
                  <Miembro
                    key={clon.id}
                    clon={clon}
                    onAllow={allows ? () => onAllow(clon) : undefined}
                    onReadmit={mayReadmit(viewer, clon) ? () => onReadmit(clon) : undefined}
                  />
                ))}
              </People>
            </Card>
          </li>
        ))}
      </List>
      {found.length > limit && (
        <Button onPress={() => setLimit(limit + PAGE)}>Mostrar más grupos</Button>
      )}
    </>
  );
}
