import { entero, instante, texto } from './campos';
import { filaDe } from './filas';

/** The person, the actor and the moment of an event. The bare shapes name people; only ours have their ids. */
export const HECHO = {
  id: entero,
  usuario: entero,
  usuarioNombre: texto,
  encargadoNombre: texto,
  fecha: instante,
};

/** The infraction behind a sanction; only our portals answer it. */
export const infraccion = filaDe({
  codigo: texto,
  version: entero,
  texto,
  propuesta: texto,
  porque: texto,
});
