import { panoramaAscensos } from '@garita/domain/ascensos/panoramaAscensos';
import { contar } from '@garita/domain/formato/contar';
import { sumDias } from '@garita/domain/listas/panorama';
import { useState } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { readerZone } from '../readerZone';
import { ScreenFrame } from '../ScreenFrame';
import type { AscensosScreenProps } from './AscensosScreenProps';
import { Buscador, BuscadorSkeleton } from './Buscador';
import { Resultado } from './Resultado';

const personas = (count: number): string => contar(count, 'persona', 'personas');

// The two columns of a record stay close together; the list uses the full width.
const Narrow = styled.div<{ $isRecord: boolean }>`
  ${({ $isRecord }) => $isRecord && 'max-width: 760px;'}
`;

/**
 * How many people can be promoted now, and how many more within a week; undefined while loading.
 */
function describeTurnos({ turnos, now }: Pick<AscensosScreenProps, 'turnos' | 'now'>) {
  if (turnos.kind !== 'ready') return undefined;
  const ahora = turnos.data.turnos.filter(({ grupo }) => grupo === 'ahora').length;
  const pronto = sumDias(panoramaAscensos(turnos.data.turnos, now(), readerZone()));
  const les = ahora === 0 ? 'Ahora no le toca a nadie' : `Ahora le toca a ${personas(ahora)}`;
  return pronto === 0 ? les : `${les}; en los próximos siete días, a ${personas(pronto)} más`;
}

/**
 * The list of people who can be promoted now or later, or one person's record. Both have the button
 * that proposes a promotion.
 */
export function AscensosScreen({ state, buscado, onSearch, ...result }: AscensosScreenProps) {
  // A new key per search, even for the same person: it resets the result of the previous request.
  const [searches, setSearches] = useState(0);
  const search = (usuario: number) => {
    setSearches((count) => count + 1);
    onSearch(usuario);
  };
  return (
    <ScreenFrame
      title="Ascensos"
      subtitle={buscado === null && describeTurnos(result)}
      state={state}
      skeleton={<BuscadorSkeleton />}
    >
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
              isSearching={result.busqueda.kind === 'loading'}
            />
            <Resultado
              key={`${searches}:${buscado}`}
              {...result}
              onSearch={search}
              persona={personas.find(({ id }) => id === buscado)}
            />
          </Narrow>
        )
      }
    </ScreenFrame>
  );
}
