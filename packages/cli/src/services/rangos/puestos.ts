import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

type Puesto = components['schemas']['Persona'];

export async function readPuestos({
  api,
}: Pick<Connection, 'api'>): Promise<(id: number) => Puesto | undefined> {
  const puestos = new Map((await call(api, 'getUsuarios')).map((puesto) => [puesto.id, puesto]));
  return (id) => puestos.get(id);
}
