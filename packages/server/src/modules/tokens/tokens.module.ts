import type { Module } from '../../gate/Module';
import { revocarToken } from './revocar.service';
import { crearToken, listMisTokens } from './tokens.service';

export const tokensModule: Module<'tokens'> = {
  handlers: (deps) => ({
    misTokens: ({ actor }) => listMisTokens(deps.db, actor),
    crearToken: (call) => crearToken(deps, call),
    revocarToken: ({ body, write }) => write((scope) => revocarToken(scope, body.id)),
  }),
};
