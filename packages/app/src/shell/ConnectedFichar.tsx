import { FicharDialog } from '@garita/ui/screens/fichajes/FicharDialog';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../data/useWrite';
import { usePortal } from '../portal/PortalContext';

/** Clocks in whoever asked for a screen that exists only then, and leads on to it. */
export function ConnectedFichar({ ruta }: { ruta: string }) {
  const { session } = usePortal();
  const navigate = useNavigate();
  const isIn = (): boolean => {
    const { session: current } = session.getState();
    return current.phase === 'signedIn' && current.user.fichaje;
  };
  const actionFichar = useWrite('actionFichar');
  const enter = async () => {
    try {
      await actionFichar({ op: 0 });
    } catch (error) {
      // Clocked in elsewhere meanwhile: that will do.
      await session.reload();
      if (!isIn()) throw error;
    }
  };
  return (
    <FicharDialog
      onClockIn={enter}
      onClose={() => void navigate(isIn() ? ruta : '/', { replace: true })}
    />
  );
}
