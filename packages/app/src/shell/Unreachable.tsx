import { ErrorState } from '@garita/ui/components/ErrorState';
import { usePortal } from '../portal/PortalContext';
import { useSession } from '../portal/useSession';

/**
 * Shown when the session is unknown because the portal does not answer. The key is kept, so a retry
 * may suffice.
 */
export function Unreachable() {
  const { session } = usePortal();
  const current = useSession();
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
