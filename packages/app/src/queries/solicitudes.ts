import { read } from '../data/read';

/** What waits for a person's own answer. */
export const solicitudesQuery = (id: number | null) =>
  read('solicitudes', 'getSolicitudes', 'GET /getSolicitudes/{id}', { id });
