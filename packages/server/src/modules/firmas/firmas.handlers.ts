import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { addFirma } from './firmas.service';

export const firmasHandlers = (_: Deps): HandlersOf<'firmas'> => ({
  addFirma: ({ write, body }) => write((scope) => addFirma(scope, body)),
});
