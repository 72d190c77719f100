import type { Module } from '../../gate/Module';
import { crearWebhook, editarWebhook, quitarWebhook } from './change.service';
import { getEntregas, reenviarEntrega } from './entregas.service';
import { probarWebhook } from './probar.service';
import { listWebhooksWithSucesos } from './webhooks.service';

export const webhooksModule: Module<'webhooks'> = {
  handlers: (deps) => ({
    webhooks: () => listWebhooksWithSucesos(deps.db),
    crearWebhook: ({ body, write }) => write((scope) => crearWebhook(deps, scope, body)),
    editarWebhook: ({ body, write }) => write((scope) => editarWebhook(deps, scope, body)),
    quitarWebhook: ({ body, write }) => write((scope) => quitarWebhook(scope, body.id)),
    probarWebhook: ({ body, write }) => probarWebhook(deps, write, body.id),
    entregasWebhook: ({ params, query }) => getEntregas(deps.db, params.id, query),
    reenviarEntrega: ({ body, write }) => write((scope) => reenviarEntrega(scope, body.id)),
  }),
};
