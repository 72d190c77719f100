import type { FilaAlta } from '@garita/domain/alta/filas';
import { read } from '../data/read';

/** What would become of a list; null waits for one. */
export const previaAltaQuery = (filas: FilaAlta[] | null) => read('alta', 'previaAlta', 'POST /ext/alta/previa', { filas });

/** Who has not chosen a password yet. */
export const pendientesAltaQuery = () => read('alta', 'pendientesAlta', 'GET /ext/alta/codigos');
