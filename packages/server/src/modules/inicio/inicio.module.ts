import type { Module } from '../../gate/Module';
import { getHoy } from './hoy.service';
import { getFechas } from './inicio.service';
import { getPendientes } from './pendientes.service';
import { getVisita } from './visita.service';

export const inicioModule: Module<'inicio'> = {
  handlers: (deps) => ({
    fechas: () => getFechas(deps.db, deps.clock()),
    visita: () => getVisita(deps.db),
    pendientes: ({ actor }) => getPendientes(deps, actor),
    hoy: ({ actor }) => getHoy(deps.db, actor.id, deps.clock()),
  }),
};
