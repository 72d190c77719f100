import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Connection } from '../../connect';
import { NotFoundError } from '../../errors';
import { toId } from '../../input/parseId';
import { isNamed } from '../findRow';

export const readEscalera = async ({
  api,
}: Pick<Connection, 'api'>): Promise<Schemas['Mision'][]> =>
  (await call(api, 'rangos')).categorias.flatMap(({ misiones }) => misiones);

/** Finds a mission by name or id. @throws NotFoundError when there is none */
export function findMision<M extends Pick<Schemas['Mision'], 'id' | 'nombre'>>(
  misiones: readonly M[],
  typed: string,
): M {
  const found =
    misiones.find(({ nombre }) => isNamed(typed, nombre)) ??
    misiones.find(({ id }) => id === toId(typed.trim()));
  if (!found) throw new NotFoundError(`No existe la misión «${typed.trim()}».`);
  return found;
}

export async function readPuestos({
  api,
}: Pick<Connection, 'api'>): Promise<(id: number) => Schemas['Persona'] | undefined> {
  const puestos = new Map((await call(api, 'getUsuarios')).map((puesto) => [puesto.id, puesto]));
  return (id) => puestos.get(id);
}
