import { NOMBRE_MAX } from '../nombres/nombre';

/** An old portal's name without what no name here may have: spaces, controls, too much length. */
export const toNombre = (usuario: string): string =>
  [...usuario.replace(/[\s\p{C}]+/gu, '_')].slice(0, NOMBRE_MAX).join('');
