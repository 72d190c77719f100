import { CaraContext } from '@garita/ui/components/CaraContext';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { useAvisosState } from '../avisos/useAvisos';
import { keepUnsent } from '../portal/keepUnsent';
import { usePortal } from '../portal/PortalContext';
import type { SessionUser } from '../portal/sessionReducer';
import { configuracionQuery } from '../queries/agencia';
import { useAcento } from './useAcento';
import { useFavicon } from './useFavicon';
import { usePendingCounts } from './usePendingCounts';
import { useVisits } from './useVisits';

interface PendingCountsProps {
  user: SessionUser;
  onCounts: (counts: ShellCounts) => void;
}

/**
 * Reports the user's pending items and renders nothing. Its code loads later, because visitors do
 * not need it.
 */
export function PendingCounts({ user, onCounts }: PendingCountsProps) {
  const { solicitudes, tiempos, cambionombre } = usePendingCounts(user);
  useVisits(user.id);
  const portal = usePortal();
  useEffect(() => portal.one(keepUnsent), [portal]);
  useEffect(() => {
    onCounts({
      ...(solicitudes !== undefined && { solicitudes }),
      ...(tiempos !== undefined && { tiempos }),
      ...(cambionombre !== undefined && { cambionombre }),
    });
    return () => onCounts({});
  }, [onCounts, solicitudes, tiempos, cambionombre]);
  useFavicon({
    isLit: (solicitudes ?? 0) > 0,
    isNew: (useAvisosState().sinLeer ?? 0) > 0,
    emblema: useContext(CaraContext).emblema,
  });
  useAcento(useQuery(configuracionQuery()).data?.color);
  return null;
}
