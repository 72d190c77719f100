import { entero, instante, texto } from './campos';
import { filaDe } from './filas';

/**
 * The person, the actor and the instant of an event. Other portals answer only names of people;
 * Garita also answers their ids.
 */
export const HECHO = {
  id: entero,
  usuario: entero,
  usuarioNombre: texto,
  encargadoNombre: texto,
  fecha: instante,
};

/** The infraction behind a sanction; only Garita answers it. */
export const infraccion = filaDe({
  codigo: texto,
  version: entero,
  texto,
  propuesta: texto,
  porque: texto,
});
