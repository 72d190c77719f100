import { parseId } from '../input/parseId';
import { parseTexto } from '../input/parseTexto';
import type { Tarea } from './Tarea';

/** Columns and parser of a tarea that takes only a person: a name or an id, as typed. */
export const POR_USUARIO = {
  columnas: { usuario: { header: 'Usuario' } },
  parse: ({ usuario }, nombres) => parseTexto(usuario, nombres.usuario),
} satisfies Partial<Tarea<'usuario', string>>;

/** Columns and parser of a tarea that takes only an id. */
export const POR_ID = {
  columnas: { id: { header: 'Id' } },
  parse: ({ id }, nombres) => parseId(parseTexto(id, nombres.id)),
} satisfies Partial<Tarea<'id', number>>;
