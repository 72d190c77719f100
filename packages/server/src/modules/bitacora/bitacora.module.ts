import type { Module } from '../../gate/Module';
import { listPasadas } from '../usuarios/pasadas.service';
import { readBitacora } from './bitacora.service';

export const bitacoraModule: Module<'bitacora'> = {
  handlers: ({ db }) => ({
    bitacora: ({ query }) => readBitacora(db, query),
    bitacoraPersonas: () => listPasadas(db),
  }),
};
