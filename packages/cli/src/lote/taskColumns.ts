import { parseId } from '../input/parseId';
import { parseTexto } from '../input/parseTexto';
import type { BulkTask } from './BulkTask';

/** The column of the people, who may be several on the command line. */
export const personas = (help = 'a quiénes: sus nombres o sus números') =>
  ({ header: 'Usuario', takes: '[usuarios...]', help }) as const;

/** Columns and parser of a task that takes only a person: a name or an id, as typed. */
export const POR_USUARIO = {
  columnas: { usuario: personas() },
  parse: ({ usuario }, nombres) => parseTexto(usuario, nombres.usuario),
} satisfies Partial<BulkTask<'usuario', string>>;

/** The same of a task that takes only an id. @param help of what: `los de las multas` */
export const porId = (help: string) =>
  ({
    columnas: { id: { header: 'Id', takes: '[ids...]', help } },
    parse: ({ id }, nombres) => parseId(parseTexto(id, nombres.id)),
  }) satisfies Partial<BulkTask<'id', number>>;
