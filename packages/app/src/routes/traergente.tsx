import { TraerGenteScreen } from '@garita/ui/screens/alta/TraerGenteScreen';
import { useTraerGente } from '../alta/useTraerGente';
import { useNavigate } from '../router/RouterContext';

export function Component() {
  const navigate = useNavigate();
  return <TraerGenteScreen {...useTraerGente()} onDone={() => navigate('/usuarios')} />;
}
