import type { GrupoHistoria } from '@garita/domain/persona/hecho';
import type { HistoriaProps } from '@garita/ui/screens/persona/PersonaScreenProps';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../../data/toScreenState';
import { useSignedInUser } from '../../portal/useSession';
import { historiaQuery } from '../../queries/persona';

export function useHistoria(nombre: string): HistoriaProps {
  const viewer = useSignedInUser();
  const [grupo, setGrupo] = useState<GrupoHistoria | null>(null);
  // The previous list stays while another group loads, so that the filter buttons do not move.
  const query = useInfiniteQuery({
    ...historiaQuery(nombre, grupo),
    placeholderData: keepPreviousData,
  });
  const state = toScreenState({ historia: query });
  const toLeida = ({ pages }: NonNullable<typeof query.data>) => ({
    hechos: pages.flatMap(({ hechos }) => hechos),
    grupos: pages[0]?.grupos ?? [],
    hasMore: query.hasNextPage,
  });
  return {
    state: state.kind === 'ready' ? { kind: 'ready', data: toLeida(state.data.historia) } : state,
    grupo,
    onGrupo: setGrupo,
    onMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    viewer,
  };
}
