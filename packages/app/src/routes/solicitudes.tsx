import { SolicitudesScreen } from '@garita/ui/screens/solicitudes/SolicitudesScreen';
import { toScreenState } from '../data/toScreenState';
import { useSolicitudes } from './solicitudes/useSolicitudes';

export function Component() {
  const { respuesta, ...reads } = useSolicitudes();
  return <SolicitudesScreen state={toScreenState(reads)} {...respuesta} />;
}
