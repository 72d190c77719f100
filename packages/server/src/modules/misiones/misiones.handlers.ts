import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getCompradores, getMisionesVendidas, getPrecios } from './misiones.service';
import { sellMision } from './sell.service';

export const misionesHandlers = ({ db }: Deps): HandlersOf<'misiones'> => ({
  usuariosVentaMision: () => getCompradores(db),
  getRangosVenta: () => getPrecios(db),
  misionesVenta: () => getMisionesVendidas(db),
  addMision: ({ body, write }) => write((scope) => sellMision(scope, body)),
});
