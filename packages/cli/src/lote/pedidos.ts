import { parseId } from '../input/parseId';
import { parseTexto } from '../input/parseTexto';
import type { Tarea } from './Tarea';

/** What a tarea is given that needs no more than whom it is about: a name or an id, as typed. */
export const POR_USUARIO = {
  columnas: { usuario: { header: 'Usuario' } },
  parse: ({ usuario }, nombres) => parseTexto(usuario, nombres.usuario),
} satisfies Partial<Tarea<'usuario', string>>;

/** What a tarea is given that needs no more than the id of what it is about. */
export const POR_ID = {
  columnas: { id: { header: 'Id' } },
  parse: ({ id }, nombres) => parseId(parseTexto(id, nombres.id)),
} satisfies Partial<Tarea<'id', number>>;
