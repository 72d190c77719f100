import type { Module } from '../../gate/Module';
import { imageSitesOf } from '../../http/security';
import { getServicios } from '../agencia/servicios.service';
import { listEditables, listMisionesEditables } from '../rangos/catalogo.service';
import { editCategoria } from './categoria.service';
import { editMembresia } from './membresia.service';
import { editMision } from './mision.service';

export const mantenimientoModule: Module<'mantenimiento'> = {
  handlers: ({ db, config }) => ({
    allInfoRank: () => listEditables(db),
    allInfoMision: () => listMisionesEditables(db),
    editRank: ({ body, write }) => write(async (scope) => editCategoria(scope, body, imageSitesOf(await getServicios(scope.tx, config)))),
    editMemb: ({ body, write }) => write((scope) => editMembresia(scope, body)),
    editMis: ({ body, write }) => write((scope) => editMision(scope, body)),
  }),
};
