import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getPendientes, getVentas, markVenta } from './ventas.service';

export const ventasHandlers = ({ db }: Deps): HandlersOf<'ventas'> => ({
  allVentas: () => getVentas(db),
  ventasPendientes: () => getPendientes(db),
  ventaAction: ({ params, query, write }) => write((scope) => markVenta(scope, params.id, query.pagado)),
});
