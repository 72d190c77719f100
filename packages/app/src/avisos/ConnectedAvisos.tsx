import { AvisosPanel } from '@garita/ui/screens/avisos/AvisosPanel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { readParts } from '../data/read';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { usePortal } from '../portal/PortalContext';
import { useServerNow } from '../portal/useServerNow';
import { avisosQuery } from '../queries/avisos';
import { createAvisosToast } from './createAvisosToast';
import { isConocido } from './isConocido';
import { useLeerAviso } from './useLeerAviso';

interface ConnectedAvisosProps {
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function ConnectedAvisos({ opener, onClose }: ConnectedAvisosProps) {
  const portal = usePortal();
  useEffect(() => portal.one(createAvisosToast).clear(), [portal]);
  // The bell's query has already loaded the newest page.
  const newest = portal.queryClient.getQueryData(avisosQuery().queryKey);
  const query = useInfiniteQuery({
    ...readParts('avisos', {}),
    ...(newest && { placeholderData: { pages: [newest], pageParams: [{}] } }),
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
      now={useServerNow()}
      onOpen={leer}
      onReadAll={(hasta) => leerTodos({ hasta })}
      onMore={() => void query.fetchNextPage()}
      isLoadingMore={query.isFetchingNextPage}
    />
  );
}
