import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import { refusing } from '../../db/refusing';
import { Rechazo } from '../../rechazo';

/** Converts the error to Rechazo 409 if another membership on offer has the name. */
export const onRepetida = (nombre: string) =>
  refusing('membresias_nombre_vivo', () =>
    Rechazo.conflict(MANTENIMIENTO.membresiaRepetida(nombre), 'nombre'),
  );
