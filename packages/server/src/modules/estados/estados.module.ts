import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { ESTADOS } from '@garita/domain/estados/textos';
import { askOwner } from '../../access/targets.repository';
import type { Module } from '../../gate/Module';
import { deleteEstado, setEstado } from './change.service';
import { getEstado, listEstados } from './estados.service';

export const estadosModule: Module<'estados'> = {
  handlers: ({ db }) => ({
    estados: ({ actor }) => getEstado(db, actor.id),
    actionEstados: async ({ body, write }) => {
      // Listing is no write (`x-read-when`): the portal stores no idempotency key, writes no audit
      // row and raises no version.
      if (body.op === OP_ESTADO.listar) return listEstados(db);
      if (body.op === OP_ESTADO.borrar) return write((scope) => deleteEstado(scope, body.id));
      return write((scope) => setEstado(scope, body.estado ?? ''));
    },
  }),
  targets: {
    estado: { ask: askOwner('estados'), notFound: ESTADOS.noEncontrado },
  },
};
