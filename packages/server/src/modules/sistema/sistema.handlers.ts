import { SERVICIO } from '@garita/domain/reglas/textos';
import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { Rechazo } from '../../rechazo';
import { VERSION } from '../../version';

export const sistemaHandlers = ({ checkHealth, hasRoom }: Deps): HandlersOf<'sistema'> => ({
  health: async () => {
    const health = await checkHealth();
    if (health !== 'ok') throw Rechazo.unavailable(SERVICIO.noDisponible, { motivo: health });
    return { estado: 'ok', version: VERSION, disco: (await hasRoom()) ? 'ok' : 'lleno' };
  },
});
