import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { closePeriodo } from '../nomina/cierre.service';
import { archiveLista } from './archive.service';

export const listapagaHandlers = (_deps: Deps): HandlersOf<'listapaga'> => ({
  actionReiniciar: ({ write, body }) => write((scope) => (body.op === 0 ? closePeriodo(scope, body.periodo) : archiveLista(scope))),
});
