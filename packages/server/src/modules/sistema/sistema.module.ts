import { SERVICIO } from '@garita/domain/reglas/textos';
import type { Module } from '../../gate/Module';
import { Rechazo } from '../../rechazo';
import { VERSION } from '../../version';
import { hasOtherSecreto } from './marca.service';

export const sistemaModule: Module<'sistema'> = {
  handlers: ({ db, keyedHash, checkHealth, hasRoom, taller, failedJobs }) => ({
    health: async () => {
      const health = await checkHealth();
      if (health !== 'ok') throw Rechazo.unavailable(SERVICIO.noDisponible, { motivo: health });
      // The service works without its backups' folder; the screen of the backups says what is wrong with it.
      const respaldo = await taller.findLast().catch(() => null);
      return {
        estado: 'ok',
        version: VERSION,
        disco: (await hasRoom()) ? 'ok' : 'lleno',
        tareas: failedJobs().length === 0 ? 'ok' : 'fallan',
        secreto: (await hasOtherSecreto({ db, keyedHash })) ? 'otro' : 'ok',
        ...(respaldo && { respaldo: respaldo.toISOString() }),
      };
    },
  }),
};
