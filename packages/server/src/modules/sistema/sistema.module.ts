import { SERVICIO } from '@garita/domain/reglas/textos';
import { answerInTime } from '../../db/checkHealth';
import type { Deps } from '../../gate/Deps';
import type { Answer } from '../../gate/handlers';
import type { Module } from '../../gate/Module';
import { Rechazo } from '../../rechazo';
import { VERSION } from '../../version';
import { hasOtherSecreto } from './marca.service';
import { readRelojes } from './reloj.service';

async function askOfPortal({ isOvertaken, ...deps }: Deps) {
  const overtaken = await isOvertaken();
  const { marca, isSkewed } = await readRelojes(deps.db);
  return { overtaken, isSkewed, hasOther: await hasOtherSecreto(deps, marca) };
}

async function judge(deps: Deps): Promise<Answer<'health'>> {
  const { checkHealth, hasRoom, backups, failedJobs } = deps;
  const health = await checkHealth();
  const found = health === 'ok' ? await answerInTime(askOfPortal(deps)) : null;
  if (found === null)
    throw Rechazo.unavailable(SERVICIO.noDisponible, {
      motivo: health === 'ok' ? 'no-responde' : health,
    });
  if (found.overtaken) throw Rechazo.overtaken();
  // A missing backup folder is no failure of the service; the screen of backups reports it.
  const respaldo = await backups.findLast().catch(() => null);
  return {
    estado: 'ok',
    version: VERSION,
    disco: (await hasRoom()) ? 'ok' : 'lleno',
    tareas: failedJobs().length === 0 ? 'ok' : 'fallan',
    secreto: found.hasOther ? 'otro' : 'ok',
    reloj: found.isSkewed ? 'desfase' : 'ok',
    ...(respaldo && { respaldo: respaldo.toISOString() }),
  };
}

export const sistemaModule: Module<'sistema'> = {
  handlers: (deps) => {
    let judging: Promise<Answer<'health'>> | null = null;
    return {
      // Visitors may make the call. Concurrent requests share one answer, so a flood of requests
      // causes only one check at a time.
      health: () => {
        judging ??= judge(deps).finally(() => {
          judging = null;
        });
        return judging;
      },
    };
  },
};
