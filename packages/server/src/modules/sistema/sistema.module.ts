import { SERVICIO } from '@garita/domain/reglas/textos';
import type { Module } from '../../gate/Module';
import { Rechazo } from '../../rechazo';
import { VERSION } from '../../version';
import { hasOtherSecreto } from './marca.service';
import { readRelojes } from './reloj.service';

export const sistemaModule: Module<'sistema'> = {
  handlers: ({ db, keyedHash, checkHealth, hasRoom, isOvertaken, taller, failedJobs }) => ({
    health: async () => {
      const health = await checkHealth();
      if (health !== 'ok') throw Rechazo.unavailable(SERVICIO.noDisponible, { motivo: health });
      if (await isOvertaken()) throw Rechazo.overtaken();
      const { marca, isOff } = await readRelojes(db);
      // The service works without its backups' folder; the screen of the backups says what is wrong with it.
      const respaldo = await taller.findLast().catch(() => null);
      return {
        estado: 'ok',
        version: VERSION,
        disco: (await hasRoom()) ? 'ok' : 'lleno',
        tareas: failedJobs().length === 0 ? 'ok' : 'fallan',
        secreto: (await hasOtherSecreto({ db, keyedHash }, marca)) ? 'otro' : 'ok',
        reloj: isOff ? 'desfase' : 'ok',
        ...(respaldo && { respaldo: respaldo.toISOString() }),
      };
    },
  }),
};
