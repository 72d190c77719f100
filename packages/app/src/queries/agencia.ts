import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { AgenciaValues } from '@garita/domain/agencia/agencia.rules';
import type { RecuperarValues } from '@garita/domain/agencia/propiedad.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { isSinConfigurar } from '../data/isSinConfigurar';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

type Configuracion = components['schemas']['Configuracion'];

/** The settings; null while nobody has set the agency up, which is an answer like any other and not a failure to be tried again. */
async function readConfiguracion(signal: AbortSignal): Promise<Configuracion | null> {
  try {
    return await unwrap(api.GET('/configuracion', { signal }));
  } catch (error) {
    if (isSinConfigurar(error)) return null;
    throw error;
  }
}

const asked = queryOptions({
  queryKey: queryKey('agencia', 'configuracion'),
  queryFn: ({ signal }) => readConfiguracion(signal),
  // They change about never; but that there are none may be over at any moment.
  staleTime: ({ state }) => (state.data === null ? 0 : 10 * 60_000),
});

/** The agency's settings. */
export const configuracionQuery = () => queryOptions({ ...asked, select: (configuracion): Configuracion | undefined => configuracion ?? undefined });

/** Whether the agency has been set up. */
export const isConfiguradaQuery = () => queryOptions({ ...asked, select: (configuracion) => configuracion !== null });

/** Sets the agency up with the secret of the owner's link. */
export const prepararAgencia = () =>
  writeOptions(
    'setUpAgencia',
    ({ referido: _, ...body }: AgenciaValues & { enlace: string; escalafon: 'policia' | 'seguridad' }) => unwrap(api.POST('/ext/agencia', { body })),
    { isToldElsewhere: true },
  );

/** Sets a new password for the owner with the secret of the link that the server has printed. */
export const recuperarCuenta = () =>
  writeOptions('recuperarPropietario', (body: RecuperarValues & { enlace: string }) => unwrap(api.POST('/ext/recuperar', { body })), { isToldElsewhere: true });

/** Hands the agency over. @param leave called when it is done, before anything is asked for again: this session opens nothing any more. */
export const traspasarAgencia = (leave: () => void) =>
  writeOptions('traspasarPropiedad', async (body: { usuario: number; clave: string }) => {
    const answer = await unwrap(api.POST('/ext/propietario', { body }));
    leave();
    return answer;
  });
