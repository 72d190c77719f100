import type { CallAnswer } from '@garita/api-client/call';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The categories with their missions, requirements and pay. */
export const rangosQuery = () => read('rangos', 'rangos', 'GET /rangos');

const toEscalera = ({ categorias }: CallAnswer<'rangos'>) =>
  categorias.flatMap(({ misiones }) => misiones);

/** The missions alone, in ladder order. */
export const escaleraQuery = () => queryOptions({ ...rangosQuery(), select: toEscalera });
