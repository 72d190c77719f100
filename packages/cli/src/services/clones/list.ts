import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

/** A person of a group, with the group's number. */
export type Clon = components['schemas']['ClonGrupo']['users'][number] & { readonly grupo: number };

/** Everybody who shares an address, group after group, the oldest group first. */
export async function listClones({ api }: Pick<Connection, 'api'>): Promise<Clon[]> {
  const grupos = await unwrap(api.GET('/getAllClones'));
  return grupos.flatMap(({ num, users }) => users.map((user) => ({ grupo: num, ...user })));
}
