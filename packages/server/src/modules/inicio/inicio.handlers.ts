import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getFechas } from './inicio.service';

export const inicioHandlers = ({ db, clock }: Deps): HandlersOf<'inicio'> => ({
  fechas: () => getFechas(db, clock()),
});
