import type { Module } from '../../gate/Module';
import { readBitacora } from './bitacora.service';
import { listPasadas } from './pasadas.service';

export const bitacoraModule: Module<'bitacora'> = {
  handlers: ({ db }) => ({
    bitacora: ({ query }) => readBitacora(db, query),
    bitacoraPersonas: () => listPasadas(db),
  }),
};
