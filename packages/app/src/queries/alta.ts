import type { FilaAlta } from '@garita/domain/alta/filas';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** What would become of a list; null waits for one. */
export const previaAltaQuery = (filas: FilaAlta[] | null) =>
  read('alta', 'previaAlta', 'POST /ext/alta/previa', { filas });

/** Who has not chosen a password yet. */
export const pendientesAltaQuery = () => read('alta', 'pendientesAlta', 'GET /ext/alta/codigos');

/** What a new agency has left to do. What is done anywhere may tick a step, so each look at it asks. */
export const primerosPasosQuery = () =>
  queryOptions({ ...read('alta', 'primerosPasos', 'GET /ext/primerospasos'), staleTime: 0 });
