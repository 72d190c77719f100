import { ACCESO } from '@garita/domain/acceso/textos';
import { NOTAS } from '@garita/domain/persona/textos';
import { askOwner } from '../../access/targets.repository';
import type { Module } from '../../gate/Module';
import { getHistoria } from './historia.service';
import { addNota, deleteNota, editNota, getNotas } from './notas.service';
import { askPersona, getByNombre, getPersona, toLeida } from './persona.service';

export const personaModule: Module<'persona'> = {
  handlers: ({ db, clock, historias }) => ({
    persona: ({ actor, params }) =>
      getPersona(db, historias, { actor, nombre: params.nombre, now: clock() }),
    historiaPersona: async ({ actor, params, query }) =>
      getHistoria(
        db,
        { historias, actor, persona: toLeida(await getByNombre(db, params.nombre)) },
        query,
      ),
    notasPersona: async ({ actor, params }) =>
      getNotas(db, (await getByNombre(db, params.nombre)).id, actor),
    addNota: ({ body, write }) => write((scope) => addNota(scope, body)),
    editNota: ({ body, write }) => write((scope) => editNota(scope, body)),
    deleteNota: ({ body, write }) => write((scope) => deleteNota(scope, body.id)),
  }),
  targets: {
    persona: { ask: askPersona, notFound: ACCESO.personaDesconocida },
    nota: { ask: askOwner('notas'), notFound: NOTAS.noEncontrada },
  },
};
