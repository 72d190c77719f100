import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { useEffect } from 'react';
import type { SessionUser } from '../session/sessionReducer';
import { usePendingCounts } from './usePendingCounts';

interface PendingCountsProps {
  user: SessionUser;
  onCounts: (counts: ShellCounts) => void;
}

/** Tells the frame how many things wait for a person. It draws nothing: it stands apart because no visitor needs what it asks with. */
export function PendingCounts({ user, onCounts }: PendingCountsProps) {
  const { solicitudes, tiempos, cambionombre } = usePendingCounts(user);
  useEffect(() => {
    onCounts({
      ...(solicitudes !== undefined && { solicitudes }),
      ...(tiempos !== undefined && { tiempos }),
      ...(cambionombre !== undefined && { cambionombre }),
    });
    return () => onCounts({});
  }, [onCounts, solicitudes, tiempos, cambionombre]);
  return null;
}
