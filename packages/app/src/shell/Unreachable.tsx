import { ErrorState } from '@garita/ui/components/ErrorState';
import { usePortal } from '../portal/PortalContext';
import { useSession } from '../portal/useSession';

/** Nobody knows who is there because the portal does not answer. The key is kept, and asking again may be all that is needed. */
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
