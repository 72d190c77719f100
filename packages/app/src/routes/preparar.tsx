import { isPasoAsistente } from '@garita/domain/alta/primerosPasos';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useParte } from '../router/useParte';

const QuienEres = lazyPart(() => import('./preparar/QuienEres'), 'QuienEres', { waits: 'around' });
const Asistente = lazyPart(() => import('./preparar/Asistente'), 'Asistente', { waits: 'around' });

export function Component() {
  const parte = useParte();
  return isPasoAsistente(parte) ? <Asistente paso={parte} /> : <QuienEres />;
}
