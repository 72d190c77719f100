import type { Module } from '../../gate/Module';
import { getFechas } from './inicio.service';

export const inicioModule: Module<'inicio'> = {
  handlers: ({ db, clock }) => ({
    fechas: () => getFechas(db, clock()),
  }),
};
