import { SERVICIO } from '@garita/domain/reglas/textos';
import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { Rechazo } from '../../rechazo';
import { VERSION } from '../../version';

export const sistemaHandlers = ({ checkHealth }: Deps): HandlersOf<'sistema'> => ({
  health: async () => {
    if (!(await checkHealth())) throw Rechazo.unavailable(SERVICIO.noDisponible);
    return { estado: 'ok', version: VERSION };
  },
});
