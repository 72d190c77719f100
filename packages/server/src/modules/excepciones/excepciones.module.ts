import { EXCEPCIONES } from '@garita/domain/excepciones/textos';
import { askPerson } from '../../access/targets.repository';
import type { Module } from '../../gate/Module';
import { changeExcepcion } from './change.service';
import { getExcepciones } from './excepciones.service';

export const excepcionesModule: Module<'excepciones'> = {
  handlers: ({ db }) => ({
    getExcepciones: () => getExcepciones(db),
    actionExcepciones: ({ body, write }) => write((scope) => changeExcepcion(scope, body)),
  }),
  targets: {
    // An exception has the id of its person.
    excepcion: { ask: askPerson, notFound: EXCEPCIONES.noEncontrada },
  },
};
