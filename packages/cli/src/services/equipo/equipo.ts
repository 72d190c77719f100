import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Connection } from '../../connect';

type Api = Pick<Connection, 'api'>;

export type MiembroDeCategoria = Schemas['Miembro'] & { readonly n_categoria: string };
export async function listEquipo({ api }: Api): Promise<MiembroDeCategoria[]> {
  const [categorias, miembros] = await call(api, 'rangosEquipo');
  return categorias.flatMap(({ id_categoria, n_categoria }) =>
    miembros
      .filter(({ categoria }) => categoria === id_categoria)
      .map((miembro) => ({ ...miembro, n_categoria })),
  );
}

/** Everyone's work since Monday. */
export const listSemana = async ({ api }: Api): Promise<Schemas['SemanaFila'][]> =>
  (await call(api, 'nominaWeek'))[0];
