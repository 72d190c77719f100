import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { imageSitesOf } from '../../http/security';
import { listEditables, listMisionesEditables } from '../rangos/catalogo.service';
import { editCategoria } from './categoria.service';
import { editMembresia } from './membresia.service';
import { editMision } from './mision.service';

export const mantenimientoHandlers = ({ db, config }: Deps): HandlersOf<'mantenimiento'> => ({
  allInfoRank: () => listEditables(db),
  allInfoMision: () => listMisionesEditables(db),
  editRank: ({ body, write }) => write((scope) => editCategoria(scope, body, imageSitesOf(config))),
  editMemb: ({ body, write }) => write((scope) => editMembresia(scope, body)),
  editMis: ({ body, write }) => write((scope) => editMision(scope, body)),
});
