import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import { isUniqueViolation } from '../../db/errors';
import { Rechazo } from '../../rechazo';

/** Does what gives a membership its name. @throws Rechazo 409 where another one on offer has it. */
export async function refusingRepeated<T>(nombre: string, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (isUniqueViolation(error, 'membresias_nombre_vivo'))
      throw Rechazo.conflict(MANTENIMIENTO.membresiaRepetida(nombre), 'nombre');
    throw error;
  }
}
