import { TraerGenteScreen } from '@garita/ui/screens/alta/TraerGenteScreen';
import { useNavigate } from 'react-router-dom';
import { useTraerGente } from './alta/useTraerGente';

export function Component() {
  const navigate = useNavigate();
  return <TraerGenteScreen {...useTraerGente()} onDone={() => void navigate('/usuarios')} />;
}
