import { ErrorState } from '@garita/ui/components/ErrorState';
import { useEffect } from 'react';
import { awaitPortal } from '../portal/awaitPortal';
import { usePortal } from '../portal/PortalContext';
import { useSession } from '../portal/useSession';

/**
 * The message while the portal does not answer and the session is therefore unknown. The key is
 * kept. A retry starts by itself when the portal answers again.
 */
export function Unreachable() {
  const { session } = usePortal();
  const current = useSession();
  const isUnreachable = current.phase === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return;
    const waiting = new AbortController();
    void awaitPortal(waiting.signal).then((answers) => {
      if (answers) void session.start();
    });
    return () => waiting.abort();
  }, [session, isUnreachable]);
  return (
    <ErrorState
      title="No se pudo comprobar tu sesión"
      onRetry={() => void session.start()}
      isRetrying={current.phase === 'checking'}
    >
      {current.phase === 'unreachable' ? current.message : undefined}
    </ErrorState>
  );
}
