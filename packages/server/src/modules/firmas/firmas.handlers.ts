import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { addFirma, listFirmas } from './firmas.service';

export const firmasHandlers = ({ db }: Deps): HandlersOf<'firmas'> => ({
  getAllFirmas: () => listFirmas(db),
  addFirma: ({ write, body }) => write((scope) => addFirma(scope, body)),
});
