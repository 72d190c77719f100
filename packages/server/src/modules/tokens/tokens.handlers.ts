import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { revocarToken } from './revocar.service';
import { crearToken, listMisTokens } from './tokens.service';

export const tokensHandlers = (deps: Deps): HandlersOf<'tokens'> => ({
  misTokens: ({ actor }) => listMisTokens(deps.db, actor),
  crearToken: ({ actor, body, write }) => crearToken(deps, write, actor, body),
  revocarToken: ({ body, write }) => write((scope) => revocarToken(scope, body.id)),
});
