import { call } from '@garita/api-client/call';
import { foldCase } from '@garita/domain/formato/foldCase';
import type { Connection } from '../../connect';

/**
 * The people who can be promoted now, by category from the highest. An empty `texto` matches
 * everyone.
 */
export async function listAscendibles({ api }: Pick<Connection, 'api'>, texto: string) {
  const turnos = await call(api, 'turnosAscenso');
  return turnos.flatMap(({ id, usuario, mision, id_categoria, siguiente, date_finaliza, grupo }) =>
    grupo === 'ahora' && siguiente !== null && foldCase(usuario).includes(foldCase(texto))
      ? [{ id, usuario, mision, id_categoria, siguiente, desde: date_finaliza }]
      : [],
  );
}

export type Ascendible = Awaited<ReturnType<typeof listAscendibles>>[number];
