import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getTiempos } from '../tiempos/tiempos.service';
import { getPases, isPaseHeld } from './paselista.service';
import { sendLista } from './sendLista.service';

export const paselistaHandlers = ({ db, clock }: Deps): HandlersOf<'paselista'> => ({
  getTimesLista: () => getTiempos(db, clock()),
  isPaseLista: () => isPaseHeld(db, clock()),
  paseListas: () => getPases(db),
  sendLista: ({ body, write }) => write((scope) => sendLista(scope, body)),
});
