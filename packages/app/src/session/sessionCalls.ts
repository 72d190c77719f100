import { type ApiClient, unwrap } from '@garita/api-client/createClient';
import type { LoginValues } from '@garita/domain/sesion/login.rules';
import type { SessionUser } from './sessionReducer';

/** What the session asks of the server. */
export interface SessionCalls {
  login(values: LoginValues): Promise<{ token: string; msg: string }>;
  /** Revokes a key that the session no longer uses. */
  logout(key: string): Promise<unknown>;
  /** Whether the present key opens. */
  validate(): Promise<boolean>;
  checkUser(): Promise<{ despedido: number; permisos: readonly string[] }>;
  loadUser(id: number): Promise<SessionUser>;
}

/** The session's calls over the client of the contract. */
export const createSessionCalls = (api: ApiClient): SessionCalls => ({
  login: (body) => unwrap(api.POST('/login', { body })),
  // It must arrive even when the page is closed right after.
  logout: (key) => unwrap(api.POST('/ext/logout', { headers: { key }, keepalive: true })),
  validate: () => unwrap(api.GET('/validateT')),
  checkUser: () => unwrap(api.GET('/checkUser')),
  loadUser: async (id) => (await unwrap(api.GET('/usuarioPermiso/{id}', { params: { path: { id } } }))).datos,
});
