import { ErrorState } from '@garita/ui/components/ErrorState';
import { usePortal } from '../portal/PortalContext';
import { useSession } from '../portal/useSession';

/** The portal does not answer, so the session is unknown. The key is kept: a retry may suffice. */
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
