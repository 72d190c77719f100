import type { Subject } from '../acceso/can';

/** Whether the agency lets the user look names up at the door. */
export const mayMirar = ({
  id_categoria,
  permisoSys,
  puertaDesde = 1,
}: Pick<Subject, 'id_categoria' | 'permisoSys' | 'puertaDesde'>): boolean =>
  permisoSys === 1 || id_categoria >= puertaDesde;
