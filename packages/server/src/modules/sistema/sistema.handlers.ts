import { SERVICIO } from '@garita/domain/reglas/textos';
import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { Rechazo } from '../../rechazo';
import { VERSION } from '../../version';

export const sistemaHandlers = ({ checkHealth, taller }: Deps): HandlersOf<'sistema'> => ({
  health: async () => {
    if (!(await checkHealth())) throw Rechazo.unavailable(SERVICIO.noDisponible);
    // The service works without its backups' folder; the screen of the backups says what is wrong with it.
    const respaldo = await taller.findLast().catch(() => null);
    return { estado: 'ok', version: VERSION, ...(respaldo && { respaldo: respaldo.toISOString() }) };
  },
});
