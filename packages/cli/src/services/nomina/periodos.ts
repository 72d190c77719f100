import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';

type Schemas = components['schemas'];
export type Cerrado = Schemas['NominaCerrado'];

/** A pay period; what only a closing settles is null for the open one. */
export type Periodo = Pick<Cerrado, 'id' | 'abierto_en' | 'anotaciones' | 'encargado'> & {
  readonly [Settled in 'cerrado_en' | 'encargadoNombre' | 'personas' | 'pagas' | 'monto']:
    | Cerrado[Settled]
    | null;
};

export const readPeriodos = (api: ApiClient): Promise<Schemas['NominaPeriodos']> =>
  call(api, 'nominaPeriodos');

/** Every pay period, the open one first, then the closed ones, newest first. */
export async function listPeriodos(api: ApiClient): Promise<Periodo[]> {
  const { abierto, cerrados } = await readPeriodos(api);
  return [
    {
      ...abierto,
      cerrado_en: null,
      encargado: null,
      encargadoNombre: null,
      personas: null,
      pagas: null,
      monto: null,
    },
    ...cerrados,
  ];
}
