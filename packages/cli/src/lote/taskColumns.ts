import { parseId } from '../input/parseId';
import { parseTexto } from '../input/parseTexto';
import type { BulkTask } from './BulkTask';

export const personas = (help = 'a quiénes: sus nombres o sus números') =>
  ({ header: 'Usuario', takes: '[usuarios...]', help }) as const;

export const POR_USUARIO = {
  columnas: { usuario: personas() },
  parse: ({ usuario }, nombres) => parseTexto(usuario, nombres.usuario),
} satisfies Partial<BulkTask<'usuario', string>>;

/** The column for ids. @param help whose ids they are, e.g. `los de las multas` */
export const porId = (help: string) =>
  ({
    columnas: { id: { header: 'Id', takes: '[ids...]', help } },
    parse: ({ id }, nombres) => parseId(parseTexto(id, nombres.id)),
  }) satisfies Partial<BulkTask<'id', number>>;
