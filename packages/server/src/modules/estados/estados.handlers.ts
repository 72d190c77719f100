import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { deleteEstado, setEstado } from './change.service';
import { getEstado, listEstados } from './estados.service';

export const estadosHandlers = ({ db }: Deps): HandlersOf<'estados'> => ({
  estados: ({ actor }) => getEstado(db, actor.id),
  actionEstados: async ({ body, write }) => {
    // Listing only reads (`x-read-when`), so it goes past the write path: no key is kept, nothing is audited, no version rises.
    if (body.op === 3) return listEstados(db);
    if (body.op === 2) return write((scope) => deleteEstado(scope, body.id));
    return write((scope) => setEstado(scope, body.estado ?? ''));
  },
});
