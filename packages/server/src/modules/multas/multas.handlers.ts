import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { deleteMulta, markMulta, sendMulta } from './change.service';
import { getMultas } from './multas.service';

export const multasHandlers = ({ db }: Deps): HandlersOf<'multas'> => ({
  getAllMultas: () => getMultas(db),
  sendMulta: ({ write, body }) => write((scope) => sendMulta(scope, { ...body, creditos: body.creditos ?? null })),
  deleteMulta: ({ write, body }) => write((scope) => deleteMulta(scope, body.id)),
  actionMulta: ({ write, body }) => write((scope) => markMulta(scope, body)),
});
