import { useState } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { ScreenFrame } from '../ScreenFrame';
import type { AscensosScreenProps } from './AscensosScreenProps';
import { Buscador, BuscadorSkeleton } from './Buscador';
import { Resultado } from './Resultado';

// A record is read, not scanned: wider than this its two columns fall apart. Of a list there can be more.
const Narrow = styled.div<{ $isRecord: boolean }>`
  ${({ $isRecord }) => $isRecord && 'max-width: 760px;'}
`;

/** Ascensos: whose turn it is, and anybody's record; both propose promotions (spec §2). */
export function AscensosScreen({
  state,
  buscado,
  onSearch,
  onAviso,
  ...result
}: AscensosScreenProps) {
  // A new search is a new record, even of the same person: what was sent from the one before says nothing about it.
  const [searches, setSearches] = useState(0);
  const search = (usuario: number) => {
    setSearches((count) => count + 1);
    onSearch(usuario);
  };
  return (
    <ScreenFrame title="Ascensos" state={state} skeleton={<BuscadorSkeleton />}>
      {({ personas }) =>
        personas.length === 0 ? (
          <EmptyState icon={<UsersIcon size={48} />} title="Todavía no hay personas">
            Aquí podrás buscar a quien quieras ascender en cuanto haya alguien más en la agencia.
          </EmptyState>
        ) : (
          <Narrow $isRecord={buscado !== null}>
            <Buscador
              personas={personas}
              buscado={buscado}
              onSearch={search}
              onAviso={onAviso}
              isSearching={result.busqueda.kind === 'loading'}
            />
            <Resultado
              key={`${searches}:${buscado}`}
              {...result}
              onSearch={search}
              onAviso={onAviso}
              persona={personas.find(({ id }) => id === buscado)}
            />
          </Narrow>
        )
      }
    </ScreenFrame>
  );
}
