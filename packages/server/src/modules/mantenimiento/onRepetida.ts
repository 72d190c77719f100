import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import { refusing } from '../../db/refusing';
import { Rechazo } from '../../rechazo';

/** For a write of a membership's name: Rechazo 409 if another one on offer has the name. */
export const onRepetida = (nombre: string) =>
  refusing('membresias_nombre_vivo', () =>
    Rechazo.conflict(MANTENIMIENTO.membresiaRepetida(nombre), 'nombre'),
  );
