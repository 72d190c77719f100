import { ceilingOf } from '../../db/belowCeiling';
import type { Module } from '../../gate/Module';
import { actOnTime, confirmTiempos } from './act.service';
import { changeCuenta, getCuenta } from './encargo.service';
import { listTiemposDe } from './historia.repository';
import { linkAll, unlinkAll } from './linkAll.service';
import { openTime } from './openTime.service';
import { tiemposSinEncargado } from './tiempos.repository';
import { askDeMas, getDetalle, getTiempos, getUnlinked, listCandidates } from './tiempos.service';

export const tiemposModule: Module<'tiempos'> = {
  handlers: ({ db, clock }) => ({
    getAllTime: () => getTiempos(db, clock()),
    getSolicitudTiempo: () => getUnlinked(db, clock()),
    getUsuariosTiempos: ({ actor }) => listCandidates(db, actor),
    getInfoDetailTime: ({ params }) => getDetalle(db, params.userId, clock()),
    cuentaEncargado: () => getCuenta(db),
    cambiarCuentaEncargado: ({ body, write }) => write((scope) => changeCuenta(scope, body.cuenta)),
    openTime: ({ body, write }) => write((scope) => openTime(scope, body)),
    actionTime: ({ body, write }) =>
      write((scope) => {
        const { op } = body;
        if (op === 6) return linkAll(scope);
        if (op === 7) return unlinkAll(scope);
        if (op === 9) return confirmTiempos(scope, body.tiempos ?? []);
        return actOnTime(scope, { ...body, op });
      }),
  }),
  pendientes: {
    tiempos: {
      lee: 'getAllTime',
      llamada: 'actionTime',
      ask: (actor) => tiemposSinEncargado.with({ ceiling: ceilingOf(actor) }),
    },
    tiemposLargos: { lee: 'getAllTime', llamada: 'actionTime', ask: askDeMas },
  },
  historia: { call: 'getInfoDetailTime', list: listTiemposDe },
};
