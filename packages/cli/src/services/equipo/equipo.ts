import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

type Schemas = components['schemas'];
type Api = Pick<Connection, 'api'>;

export type Miembro = Schemas['Miembro'];
export type MiembroDeCategoria = Miembro & { readonly n_categoria: string };
export type SemanaFila = Schemas['SemanaFila'];

/** Who administers the agency, from the highest mission down. */
export const listAdmins = ({ api }: Api): Promise<Miembro[]> => call(api, 'admins');

/** The people, category by category as the portal has them. */
export async function listEquipo({ api }: Api): Promise<MiembroDeCategoria[]> {
  const [categorias, miembros] = await call(api, 'rangosEquipo');
  return categorias.flatMap(({ id_categoria, n_categoria }) =>
    miembros
      .filter(({ categoria }) => categoria === id_categoria)
      .map((miembro) => ({ ...miembro, n_categoria })),
  );
}

/** What everybody has done since Monday. */
export const listSemana = async ({ api }: Api): Promise<SemanaFila[]> =>
  (await call(api, 'nominaWeek'))[0];
