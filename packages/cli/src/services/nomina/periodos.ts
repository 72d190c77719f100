import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { Schemas } from '@garita/api-client/Schemas';

/** A pay period; the values of a closing are null for the open one. */
export type Periodo = Pick<
  Schemas['NominaCerrado'],
  'id' | 'abierto_en' | 'anotaciones' | 'encargado'
> & {
  readonly [Settled in 'cerrado_en' | 'encargadoNombre' | 'personas' | 'pagas' | 'monto']:
    | Schemas['NominaCerrado'][Settled]
    | null;
};

/** The open period, then the closed periods, newest first. */
export async function listPeriodos(api: ApiClient): Promise<Periodo[]> {
  const { abierto, cerrados } = await call(api, 'nominaPeriodos');
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
