import type { Permiso } from '@garita/domain/acceso/permisos';
import { read } from '../data/read';

/** Which codes each category gives, and who holds more. */
export const matrizQuery = () => read('matriz', 'matriz', 'GET /ext/matriz');

/** Who holds a code, and why. */
export const quienQuery = (codigo: Permiso | null) =>
  read('matriz', 'quienPuede', 'GET /ext/matriz/quien/{codigo}', { codigo });
