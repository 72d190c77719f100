import { type ApiClient, unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { LoginValues } from '@garita/domain/sesion/login.rules';
import type { SessionUser } from './sessionReducer';

/** The browser has a key of its own now; the one that is told is for programs. */
export type Entrada = components['schemas']['Entrada'];
/** The password was right: this stands for it until the second factor has been given. */
export type Reto = components['schemas']['Reto'];

/** A code, or the answer of a passkey, to a `reto`. */
export type FactorValues = { readonly reto: string } & (
  | { readonly codigo: string }
  | { readonly llave: components['schemas']['LlaveRespuesta'] }
);

/** What the session asks of the server. */
export interface SessionCalls {
  /** Gives the browser a key, or answers with what asks for the second factor. */
  login(values: LoginValues): Promise<Entrada | Reto>;
  /** Gives the browser a key. */
  loginFactor(values: FactorValues): Promise<Entrada>;
  /** Ends the session that the browser keeps, if it is the one of the mark; with null, whichever it is. */
  logout(mark: string | null): Promise<unknown>;
  /** Whether the browser's key opens. */
  validate(): Promise<boolean>;
  checkUser(): Promise<{ permisos: readonly string[] }>;
  loadUser(id: number): Promise<SessionUser>;
}

/** The session's calls over the client of the contract. */
export const createSessionCalls = (api: ApiClient): SessionCalls => ({
  login: (body) => unwrap(api.POST('/login', { body })),
  loginFactor: (body) => unwrap(api.POST('/ext/login/factor', { body })),
  // It must arrive even when the page is closed right after.
  logout: (mark) =>
    unwrap(
      api.POST('/ext/logout', { headers: mark === null ? {} : { sesion: mark }, keepalive: true }),
    ),
  validate: () => unwrap(api.GET('/validateT')),
  checkUser: () => unwrap(api.GET('/checkUser')),
  loadUser: async (id) =>
    (await unwrap(api.GET('/usuarioPermiso/{id}', { params: { path: { id } } }))).datos,
});
