import { AvisosPanel } from '@garita/ui/screens/avisos/AvisosPanel';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { serverClock } from '../portal/api';
import { avisosQuery } from '../queries/avisos';
import { isConocido } from './isConocido';
import { paginasAvisosQuery } from './panelQueries';
import { clearTold } from './tellAvisos';
import { useLeerAviso } from './useLeerAviso';

interface ConnectedAvisosProps {
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The panel with its calls. */
export function ConnectedAvisos({ opener, onClose }: ConnectedAvisosProps) {
  const client = useQueryClient();
  useEffect(clearTold, []);
  // The bell has the newest at hand.
  const newest = client.getQueryData(avisosQuery().queryKey);
  const query = useInfiniteQuery({
    ...paginasAvisosQuery(),
    ...(newest && { placeholderData: { pages: [newest], pageParams: [null] } }),
  });
  const state = toScreenState({ avisos: query });
  const { leer } = useLeerAviso();
  const leerTodos = useWrite('leerAvisos');
  const toLeidos = ({ pages }: NonNullable<typeof query.data>) => ({
    avisos: pages.flatMap(({ avisos }) => avisos.filter(isConocido)),
    sinLeer: pages[0]?.sin_leer ?? 0,
    hasMore: query.hasNextPage,
  });
  return (
    <AvisosPanel
      opener={opener}
      onClose={onClose}
      state={state.kind === 'ready' ? { kind: 'ready', data: toLeidos(state.data.avisos) } : state}
      now={serverClock.now}
      onOpen={leer}
      onReadAll={(hasta) => leerTodos({ hasta })}
      onMore={() => void query.fetchNextPage()}
      isLoadingMore={query.isFetchingNextPage}
    />
  );
}
