import { type ApiClient, unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { LoginValues } from '@garita/domain/sesion/login.rules';
import type { SessionUser } from './sessionReducer';

/**
 * The answer to a sign-in. A browser gets the key as a cookie; the key in the body is for programs.
 */
export type Entrada = components['schemas']['Entrada'];
/**
 * The answer to a right password if a second factor is needed. The challenge replaces the password
 * in the next call.
 */
export type Reto = components['schemas']['Reto'];

/** The second factor for a challenge: a code, or a passkey's answer. */
export type FactorValues = { readonly reto: string } & (
  | { readonly codigo: string }
  | { readonly llave: components['schemas']['LlaveRespuesta'] }
);

export interface SessionCalls {
  login(values: LoginValues): Promise<Entrada | Reto>;
  loginFactor(values: FactorValues): Promise<Entrada>;
  /** Ends the browser's session if it has this mark. With null it ends any session. */
  logout(mark: string | null): Promise<unknown>;
  /** Whether the server accepts the browser's key. */
  validate(): Promise<boolean>;
  checkUser(): Promise<{ permisos: readonly string[] }>;
  loadUser(id: number): Promise<SessionUser>;
}

export const createSessionCalls = (api: ApiClient): SessionCalls => ({
  login: (body) => unwrap(api.POST('/login', { body })),
  loginFactor: (body) => unwrap(api.POST('/ext/login/factor', { body })),
  // `keepalive`, so that the request arrives even if the page closes at once.
  logout: (mark) =>
    unwrap(
      api.POST('/ext/logout', { headers: mark === null ? {} : { sesion: mark }, keepalive: true }),
    ),
  validate: () => unwrap(api.GET('/validateT')),
  checkUser: () => unwrap(api.GET('/checkUser')),
  loadUser: async (id) =>
    (await unwrap(api.GET('/usuarioPermiso/{id}', { params: { path: { id } } }))).datos,
});
