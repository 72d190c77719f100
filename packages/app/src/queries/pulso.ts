import type { SemanasPulso } from '@garita/domain/pulso/tramos';
import { read } from '../data/read';

/** How the agency has been doing for so many weeks. */
export const pulsoQuery = (semanas: SemanasPulso) =>
  read('pulso', 'pulso', 'GET /ext/pulso', { semanas });
