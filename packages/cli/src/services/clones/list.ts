import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Clon = components['schemas']['ClonGrupo']['users'][number] & { readonly grupo: number };

/** Group by group, the oldest group first. */
export async function listClones({ api }: Pick<Connection, 'api'>): Promise<Clon[]> {
  const grupos = await call(api, 'getAllClones');
  return grupos.flatMap(({ num, users }) => users.map((user) => ({ grupo: num, ...user })));
}
