import { ACCESO } from '@garita/domain/acceso/textos';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { createKeyedQueue } from '../../access/createKeyedQueue';
import { askPerson } from '../../access/targets.repository';
import type { Module } from '../../gate/Module';
import { Rechazo } from '../../rechazo';
import { askByNombre, listActive } from '../personas/personas.repository';
import { editUsuario } from './edit.service';
import { listCambiosRangoDe } from './historia.repository';
import { explainPermisos } from './permisos.service';
import { readmitUsuario } from './readmit.service';
import { resetPassword } from './resetPassword.service';
import {
  forgetAddresses,
  getAllInfo,
  getIdOf,
  listCategoriaNombres,
  listMisionNombres,
  search,
} from './usuarios.service';

/** The maximum of queued resets per person. The portal answers 503 to a further reset. */
const QUEUE = 64;

export const usuariosModule: Module<'usuarios'> = {
  handlers: (deps) => {
    const { db } = deps;
    // The resets of one person run one after another. A retry after a lost answer runs after the
    // first reset, so the retry's answer has the valid password.
    const inTurn = createKeyedQueue<number>({
      waiting: QUEUE,
      refuse: () => Rechazo.unavailable(SERVICIO.noDisponible),
    });
    return {
      usuarioPorNombre: ({ params }) => getIdOf(db, params.name),
      getUsuarios: ({ query }) => listActive(db, query),
      usuarioList: ({ body }) => search(db, body.usuario, body.despues),
      userAllInfo: ({ params }) => getAllInfo(db, params.id),
      permisosDe: ({ params }) => explainPermisos(db, params.id),
      onlyRangos: () => listCategoriaNombres(db),
      getWork: ({ params }) => listMisionNombres(db, params.id),
      editUsuario: ({ write, body }) => write((scope) => editUsuario(scope, body)),
      resetPassword: ({ write, body }) =>
        inTurn(body.usuario, () => resetPassword(deps, write, body.usuario)),
      deleteIP: ({ write, body }) => write((scope) => forgetAddresses(scope, body.usuario)),
      ingresar: ({ write, body }) => write((scope) => readmitUsuario(scope, body)),
    };
  },
  targets: {
    usuario: { ask: askPerson, notFound: ACCESO.personaDesconocida },
    usuarioNombre: { ask: askByNombre, notFound: ACCESO.personaDesconocida },
  },
  historia: { tipo: 'edicion', call: 'getLog', ownCall: 'getLogUser', list: listCambiosRangoDe },
};
