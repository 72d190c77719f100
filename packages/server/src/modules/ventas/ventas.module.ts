import type { Module } from '../../gate/Module';
import { ventasPorEntregar } from './ventas.repository';
import { getPendientes, getVentas, markVenta } from './ventas.service';

export const ventasModule: Module<'ventas'> = {
  handlers: ({ db }) => ({
    allVentas: ({ query }) => getVentas(db, query),
    ventasPendientes: () => getPendientes(db),
    ventaAction: ({ params, query, write }) =>
      write((scope) => markVenta(scope, params.id, query.pagado)),
  }),
  pendientes: {
    ventas: {
      lee: 'allVentas',
      llamada: 'ventaAction',
      ask: ({ id }) => ventasPorEntregar.with({ salvo: id }),
    },
  },
};
