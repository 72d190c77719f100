import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import { foldCase } from '@garita/domain/formato/foldCase';
import type { Connection } from '../../connect';

type Schemas = components['schemas'];

export type Ascendible = Schemas['Persona'] & {
  readonly siguiente: string;
  readonly desde: string;
};

/**
 * The people who can be promoted now, by category from the highest. An empty `texto` matches
 * everyone.
 */
export async function listAscendibles(
  { api }: Pick<Connection, 'api'>,
  texto: string,
): Promise<Ascendible[]> {
  const turnos = await call(api, 'turnosAscenso');
  return turnos.flatMap(({ id, usuario, mision, id_categoria, siguiente, date_finaliza, grupo }) =>
    grupo === 'ahora' && siguiente !== null && foldCase(usuario).includes(foldCase(texto))
      ? [{ id, usuario, mision, id_categoria, siguiente, desde: date_finaliza }]
      : [],
  );
}
