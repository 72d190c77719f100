import type { Module } from '../../gate/Module';
import { getEmblema, subirEmblema } from './emblema.service';
import { getIdentidad, setIdentidad } from './identidad.service';

export const identidadModule: Module<'identidad'> = {
  handlers: ({ db }) => ({
    identidad: () => getIdentidad(db),
    setIdentidad: ({ write, body }) => write((scope) => setIdentidad(scope, body)),
    subirEmblema: ({ write, body }) => write((scope) => subirEmblema(scope, body)),
    emblema: ({ params }) => getEmblema(db, params.hash),
  }),
};
