import { foldText } from '@garita/domain/formato/foldText';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { IconButton } from '../../components/IconButton';
import { CheckIcon, CloseIcon, SearchIcon } from '../../components/icons';
import { List, Row } from '../../components/layout';
import { SearchBox } from '../../components/SearchBox';
import { media } from '../../theme/tokens';
import { FilaPase } from './FilaPase';
import type { Borrador, PaseListaScreenProps } from './PaseListaScreenProps';
import type { NuevaLista } from './useNuevaLista';

const Search = styled.div`
  flex: 0 1 280px;
  min-width: 0;
  ${media.compact} { flex: 1 1 100%; }
`;
const Everybody = styled.div`
  display: grid;
  ${media.compact} { flex: 1; }
`;
/** From this many people on there is a search. */
const SEARCH_FROM = 9;
/** Rows rendered per page. */
const PAGE = 100;

interface FilasPaseProps {
  lista: NuevaLista;
  marcas: Borrador['marcas'];
  viewer: PaseListaScreenProps['viewer'];
}

export function FilasPase({
  lista: { filas, grupos, mark, markRest, clear },
  marcas,
  viewer,
}: FilasPaseProps) {
  const [query, setQuery] = useState('');
  const [drawn, setDrawn] = useState(PAGE);
  const wanted = foldText(query.trim());
  const found = filas.filter(({ tiempo }) => foldText(tiempo.bajoNombre).includes(wanted));
  const isBlank = grupos.sinMarcar.length === filas.length;
  return (
    <>
      <Row $gap={3}>
        {filas.length >= SEARCH_FROM && (
          <Search>
            <SearchBox label="Buscar en la lista" value={query} onChange={setQuery} />
          </Search>
        )}
        <Everybody>
          <Button
            icon={<CheckIcon size={20} />}
            onPress={markRest}
            isDisabled={grupos.sinMarcar.length === 0}
          >
            {isBlank ? 'Marcar a todos como sumados' : 'Marcar al resto como sumados'}
          </Button>
        </Everybody>
        <IconButton label="Quitar las marcas" onPress={clear} isDisabled={isBlank}>
          <CloseIcon size={20} />
        </IconButton>
      </Row>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size={48} />}
          title="Nadie coincide con la búsqueda"
          action={<Button onPress={() => setQuery('')}>Limpiar búsqueda</Button>}
        >
          Puede que su tiempo ya esté cerrado.
        </EmptyState>
      ) : (
        <List aria-label="A quién se pasa lista">
          {found.slice(0, drawn).map((fila) => (
            <FilaPase
              key={fila.tiempo.id}
              fila={fila}
              viewer={viewer}
              marca={marcas[fila.tiempo.id]}
              onMark={mark}
            />
          ))}
        </List>
      )}
      {found.length > drawn && (
        <Button
          onPress={() => setDrawn(drawn + PAGE)}
        >{`Mostrar más (quedan ${found.length - drawn})`}</Button>
      )}
    </>
  );
}
