import type { Module } from '../../gate/Module';
import { aceptarNormativa } from './aceptar.service';
import { guardarNormativa, publicarNormativa } from './borrador.service';
import { normativaSinAceptar } from './normativa.repository';
import {
  getAceptacion,
  getAceptaciones,
  getBorrador,
  getNormativa,
  getVersiones,
} from './normativa.service';
import { getPropuesta } from './sanciones.service';

export const normativaModule: Module<'normativa'> = {
  handlers: ({ db }) => ({
    normativa: () => getNormativa(db),
    borradorNormativa: () => getBorrador(db),
    guardarNormativa: ({ write, body }) => write((scope) => guardarNormativa(scope, body)),
    publicarNormativa: ({ write, body }) => write((scope) => publicarNormativa(scope, body.numero)),
    aceptacionNormativa: ({ actor }) => getAceptacion(db, actor.id),
    aceptarNormativa: ({ write, body }) => write((scope) => aceptarNormativa(scope, body.version)),
    aceptacionesNormativa: () => getAceptaciones(db),
    versionesNormativa: () => getVersiones(db),
    propuestaNormativa: ({ params, query }) => getPropuesta(db, params.usuario, query.infraccion),
  }),
  pendientes: {
    normativa: {
      lee: 'aceptacionNormativa',
      llamada: 'aceptarNormativa',
      ask: ({ id }) => normativaSinAceptar.with({ usuarioId: id }),
    },
  },
};
