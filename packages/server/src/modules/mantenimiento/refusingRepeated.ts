import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import { isUniqueViolation } from '../../db/errors';
import { Rechazo } from '../../rechazo';

/**
 * Runs a write that sets a membership's name.
 * @throws Rechazo 409 if another membership on offer has the name.
 */
export async function refusingRepeated<T>(nombre: string, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (isUniqueViolation(error, 'membresias_nombre_vivo'))
      throw Rechazo.conflict(MANTENIMIENTO.membresiaRepetida(nombre), 'nombre');
    throw error;
  }
}
