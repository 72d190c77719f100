import type { Module } from '../../gate/Module';

export const cambiosModule: Module<'cambios'> = {
  handlers: ({ cambios }) => ({
    cambios: ({ actor, lastEventId }) => cambios.open(actor, lastEventId),
  }),
};
