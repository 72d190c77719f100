import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Everyone who can be looked up. */
export const personasQuery = () =>
  read('ascensos', 'getUsuariosAscensos', 'GET /getUsuariosAscensos');

/** Whose turn it is for this viewer: a minute changes it. */
export const turnosQuery = () =>
  queryOptions({ ...read('ascensos', 'turnosAscenso', 'GET /ext/turnos'), staleTime: 0 });

/** Where a person stands on the ladder. */
export const ascensoQuery = (userId: number | null) =>
  read('ascensos', 'verUltimoAscenso', 'GET /verUltimoAscenso/{userId}', { userId });
