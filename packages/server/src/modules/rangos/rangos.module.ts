import type { Module } from '../../gate/Module';
import { getRangos } from './rangos.service';

export const rangosModule: Module<'rangos'> = {
  handlers: ({ db }) => ({
    rangos: () => getRangos(db),
  }),
};
