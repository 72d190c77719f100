import type { Module } from '../../gate/Module';
import { crearRespaldo } from './crear.service';
import { openArchivo, pedirDescarga } from './descarga.service';
import { comprobarRespaldo, getRespaldos } from './respaldo.service';

export const respaldoModule: Module<'respaldo'> = {
  handlers: (deps) => ({
    respaldos: () => getRespaldos(deps),
    crearRespaldo: ({ write }) => crearRespaldo(deps, write),
    comprobarRespaldo: ({ params }) => comprobarRespaldo(deps, params.id),
    descargarRespaldo: ({ write, params }) => pedirDescarga(deps, write, params.id),
    archivoRespaldo: ({ query, actor }) => openArchivo(deps, actor, query.enlace),
  }),
};
