import { SERVICIO } from '@garita/domain/reglas/textos';
import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { Rechazo } from '../../rechazo';
import { VERSION } from '../../version';

export const sistemaHandlers = ({ checkHealth, hasRoom, taller }: Deps): HandlersOf<'sistema'> => ({
  health: async () => {
    const health = await checkHealth();
    if (health !== 'ok') throw Rechazo.unavailable(SERVICIO.noDisponible, { motivo: health });
    // The service works without its backups' folder; the screen of the backups says what is wrong with it.
    const respaldo = await taller.findLast().catch(() => null);
    return { estado: 'ok', version: VERSION, disco: (await hasRoom()) ? 'ok' : 'lleno', ...(respaldo && { respaldo: respaldo.toISOString() }) };
  },
});
