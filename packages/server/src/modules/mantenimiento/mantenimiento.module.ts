import type { Module } from '../../gate/Module';
import { imageSitesOf } from '../../http/security';
import { getServicios } from '../ajustes/servicios.service';
import { getCatalogo } from '../membresias/catalogo.service';
import { listEditables, listMisionesEditables } from '../rangos/catalogo.service';
import { editCategoria } from './categoria.service';
import { editMembresia } from './membresia.service';
import { editMision } from './mision.service';
import {
  createMembresia,
  createMuestra,
  restoreMembresia,
  retireMembresia,
} from './oferta.service';

export const mantenimientoModule: Module<'mantenimiento'> = {
  handlers: ({ db, config }) => ({
    allInfoRank: () => listEditables(db),
    allInfoMision: () => listMisionesEditables(db),
    editRank: ({ body, write }) =>
      write(async (scope) =>
        editCategoria(scope, body, imageSitesOf(await getServicios(scope.tx, config))),
      ),
    editMemb: ({ body, write }) =>
      write(async (scope) =>
        editMembresia(scope, body, imageSitesOf(await getServicios(scope.tx, config))),
      ),
    catalogoMembresias: () => getCatalogo(db),
    crearMembresia: ({ body, write }) =>
      write(async (scope) =>
        createMembresia(scope, body, imageSitesOf(await getServicios(scope.tx, config))),
      ),
    crearMuestra: ({ write }) => write(createMuestra),
    retirarMembresia: ({ body, write }) => write((scope) => retireMembresia(scope, body.id)),
    reponerMembresia: ({ body, write }) => write((scope) => restoreMembresia(scope, body.id)),
    editMis: ({ body, write }) => write((scope) => editMision(scope, body)),
  }),
};
