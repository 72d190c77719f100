import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { listActivos } from './empleadomes.service';

export const empleadomesHandlers = ({ db }: Deps): HandlersOf<'empleadomes'> => ({
  empleadoMes: () => listActivos(db),
});
