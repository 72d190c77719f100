import { isPasoAsistente } from '@garita/domain/alta/primerosPasos';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useParams } from 'react-router-dom';

const QuienEres = lazyPart(() => import('../preparar/QuienEres'), 'QuienEres', { waits: 'around' });
const Asistente = lazyPart(() => import('../preparar/Asistente'), 'Asistente', { waits: 'around' });

export function Component() {
  const { parte } = useParams();
  return isPasoAsistente(parte) ? <Asistente paso={parte} /> : <QuienEres />;
}
