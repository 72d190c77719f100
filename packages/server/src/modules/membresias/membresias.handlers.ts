import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { deleteMembresia } from './annul.service';
import { getMembresias, getVendidas } from './membresias.service';
import { sellMembresia } from './sell.service';

export const membresiasHandlers = ({ db, clock }: Deps): HandlersOf<'membresias'> => ({
  getMembresias: () => getMembresias(db),
  allMembership: () => getVendidas(db, clock()),
  addMembresia: ({ body, write }) => write((scope) => sellMembresia(scope, body)),
  deleteMemb: ({ body, write }) => write((scope) => deleteMembresia(scope, body.id)),
});
