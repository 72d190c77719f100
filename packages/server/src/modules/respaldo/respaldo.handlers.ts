import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { crearRespaldo } from './crear.service';
import { createEnlaces, openArchivo, pedirDescarga } from './descarga.service';
import { comprobarRespaldo, getRespaldos } from './respaldo.service';

export const respaldoHandlers = (deps: Deps): HandlersOf<'respaldo'> => {
  const enlaces = createEnlaces(deps);
  return {
    respaldos: () => getRespaldos(deps),
    crearRespaldo: ({ write }) => crearRespaldo(deps, write),
    comprobarRespaldo: ({ params }) => comprobarRespaldo(deps, params.id),
    descargarRespaldo: ({ write, params }) => pedirDescarga(deps, enlaces, write, params.id),
    archivoRespaldo: ({ query }) => openArchivo(deps, enlaces, query.enlace),
  };
};
