import type { Guion } from '../Guion';

export const VETOS: Guion['vetos'] = [
  ['Merodeador', 'Se hizo pasar por Gerente para cobrar traslados.', 'Fundadora', 26.3, null],
  ['Gr1llo_', 'Insulta a quien está en la puerta.', 'Gerente', 19.4, 60],
  ['Ratón.88', 'Vende placas falsas en la sala.', 'Gerente', 12.7, null],
  ['Visitante7', 'Bloqueó la entrada tres tardes seguidas.', 'Gerente', 30.2, -4],
  ['-Lluvia-', 'Repartía publicidad de otra agencia.', 'Gerente', 33.1, null, 9.5],
];
