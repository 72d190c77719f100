import { FicharDialog } from '@garita/ui/screens/fichajes/FicharDialog';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../data/useWrite';
import { usePortal } from '../portal/PortalContext';

/** Asks the user to clock in, because the requested screen requires it. Then opens that screen. */
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
      // The user may have clocked in on another device meanwhile.
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
