import type { FilaAlta } from '@garita/domain/alta/filas';
import { read } from '../data/read';

/** What would become of a list; waits while there is none. */
export const previaAltaQuery = (filas: readonly FilaAlta[] | null) =>
  read('alta', 'previaAlta', 'POST /ext/alta/previa', { filas: filas === null || filas.length === 0 ? null : [...filas] });

/** Who has not chosen a password yet. */
export const pendientesAltaQuery = () => read('alta', 'pendientesAlta', 'GET /ext/alta/codigos');
