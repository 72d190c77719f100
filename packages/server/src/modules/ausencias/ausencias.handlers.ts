import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getAllAusencias, getAusenciasOf, readHoy } from './ausencias.service';
import { askAusencia, decideAusencia } from './change.service';

export const ausenciasHandlers = ({ db, clock }: Deps): HandlersOf<'ausencias'> => ({
  getHoy: async () => ({ hoy: await readHoy(db, clock()) }),
  getMyAusencias: ({ actor }) => getAusenciasOf(db, actor.id),
  getAusencias: () => getAllAusencias(db),
  addAusencia: ({ body, write }) => write((scope) => askAusencia(scope, body)),
  ausenciaAction: ({ body, write }) => write((scope) => decideAusencia(scope, body)),
});
