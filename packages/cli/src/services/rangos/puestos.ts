import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

/** Somebody who is in the agency, and where they stand. */
type Puesto = components['schemas']['Persona'];

/** Where everybody of the agency stands. @returns what finds somebody by their id */
export async function readPuestos({
  api,
}: Pick<Connection, 'api'>): Promise<(id: number) => Puesto | undefined> {
  const puestos = new Map((await call(api, 'getUsuarios')).map((puesto) => [puesto.id, puesto]));
  return (id) => puestos.get(id);
}
