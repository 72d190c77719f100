import type { Module } from '../../gate/Module';
import { findDayEnd, getPulso } from './pulso.service';

export const pulsoModule: Module<'pulso'> = {
  handlers: ({ db, clock }) => ({
    pulso: ({ query }) => getPulso(db, query.semanas ?? 4, clock()),
  }),
  clocks: { pulso: findDayEnd },
};
