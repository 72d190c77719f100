import type { Module } from '../../gate/Module';
import { getRegistro } from '../ajustes/configuracion.service';
import { setRegistro } from './ajusteRegistro.service';
import { annulInvitacion, createInvitacion, listInvitaciones } from './invitaciones.service';

export const invitacionesModule: Module<'invitaciones'> = {
  handlers: (deps) => ({
    ajustesRegistro: () => getRegistro(deps.db, deps.config),
    setRegistro: ({ body, write }) => write((scope) => setRegistro(scope, deps.config, body)),
    invitaciones: () => listInvitaciones(deps.db),
    crearInvitacion: ({ body: { usos, dias = null, nota = '' }, write }) =>
      write((scope) => createInvitacion(scope, deps, { usos, dias, nota })),
    anularInvitacion: ({ body, write }) => write((scope) => annulInvitacion(scope, body.id)),
  }),
};
