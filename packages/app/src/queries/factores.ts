import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Exigencia } from '@garita/domain/factores/exigencia';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** One's own second factors. */
export const misFactoresQuery = () =>
  queryOptions({ queryKey: queryKey('factores', 'misFactores'), queryFn: ({ signal }) => unwrap(api.GET('/ext/factores', { signal })) });

// What these say is shown by the dialog that comes next.
const TOLD = { isToldElsewhere: true } as const;

/** Gives a secret for an authenticator, which only the answer tells. */
export const prepareTotp = () => writeOptions('prepararTotp', (clave: string) => unwrap(api.POST('/ext/factores/totp', { body: { clave } })), TOLD);

/** Sets it up with its first code; the answer has recovery codes. */
export const confirmTotp = () => writeOptions('confirmarTotp', (codigo: string) => unwrap(api.POST('/ext/factores/totp/confirmar', { body: { codigo } })));

/** Takes it away. */
export const removeTotp = () => writeOptions('quitarTotp', (clave: string) => unwrap(api.POST('/ext/factores/totp/quitar', { body: { clave } })));

/** Asks for a passkey: what the person's device has to be asked for. */
export const prepareLlave = () =>
  writeOptions('prepararLlave', (clave: string) => unwrap(api.POST('/ext/factores/llaves/preparar', { body: { clave } })), TOLD);

/** Sets it up; the answer has recovery codes where there were none. */
export const setUpLlave = () =>
  writeOptions('ponerLlave', (body: { nombre: string; llave: components['schemas']['LlaveNueva'] }) => unwrap(api.POST('/ext/factores/llaves', { body })));

/** Takes one away. */
export const removeLlave = () =>
  writeOptions('quitarLlave', (body: { readonly id: number; readonly clave: string }) => unwrap(api.POST('/ext/factores/llaves/quitar', { body })));

/** Makes new recovery codes, which only the answer tells. */
export const renewCodigos = () => writeOptions('nuevosCodigos', (clave: string) => unwrap(api.POST('/ext/factores/codigos', { body: { clave } })), TOLD);

/** Of whom a second factor is demanded; the owner alone may ask. */
export const exigenciaQuery = () =>
  queryOptions({ queryKey: queryKey('factores', 'factorExigido'), queryFn: ({ signal }) => unwrap(api.GET('/ext/factores/exigencia', { signal })) });

/** Sets it. */
export const demandFactor = () =>
  writeOptions('exigirFactor', ({ permisos, ...body }: Exigencia & { clave: string }) =>
    unwrap(api.POST('/ext/factores/exigencia', { body: { ...body, permisos: [...permisos] } })),
  );

/** Takes away somebody else's second factors. */
export const resetFactores = () => writeOptions('reiniciarFactores', (usuario: number) => unwrap(api.POST('/ext/factores/reiniciar', { body: { usuario } })));
