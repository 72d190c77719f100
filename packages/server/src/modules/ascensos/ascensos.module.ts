import type { Module } from '../../gate/Module';
import { listActive } from '../usuarios/usuarios.service';
import { getUltimoAscenso, sendAscenso } from './ascensos.service';

export const ascensosModule: Module<'ascensos'> = {
  handlers: ({ db, clock }) => ({
    getUsuariosAscensos: () => listActive(db),
    verUltimoAscenso: ({ params }) => getUltimoAscenso(db, params.userId, clock()),
    sendAscenso: ({ write, body }) => write((scope) => sendAscenso(scope, body.usuario)),
  }),
};
