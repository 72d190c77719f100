import type { Guion } from '../Guion';

/** Times in every state: with and without a senior, paused, with minutes added and subtracted. */
// biome-ignore format: a script reads better with an act a line
export const TURNOS: Guion['turnos'] = [
  { usuario: 'Ronda-Nocturna', abierto: 132, por: 'Supervisora', suya: true, actos: [] },
  { usuario: 'I1l_O0scar', abierto: 95, por: 'Supervisora', suya: true, actos: [[60, 'pausado', 'Supervisora'], [48, 'reanudado', 'Oficial']] },
  { usuario: 'elPatio83', abierto: 74, por: 'Oficial', suya: true, actos: [[20, 'ajustado', 'Supervisora', 10]] },
  { usuario: 'luz_verde', abierto: 58, por: 'Oficial', suya: true, actos: [[41, 'ajustado', 'Oficial', -5], [12, 'pausado', 'Oficial']] },
  { usuario: 'm0nt4ñes', abierto: 46, por: 'Supervisora', suya: false, actos: [] },
  { usuario: 'Zarzamora', abierto: 203, por: 'Oficial', suya: true, actos: [
    [150, 'pausado', 'Oficial'], [135, 'reanudado', 'Oficial'], [90, 'desligado', 'Oficial'], [88, 'ligado', 'Supervisora'], [7, 'pausado', 'Supervisora']] },
  { usuario: 'Ñoño_77', abierto: 25, por: 'Oficial', suya: false, actos: [[9, 'pausado', 'Supervisora']] },
  { usuario: 'lLucía', abierto: 11, por: 'Supervisora', suya: true, actos: [] },
  { usuario: 'Farolera', abierto: 6, por: 'Oficial', suya: false, actos: [] },
  // This time is forgotten: it has been open for more than eight hours, and the person who opened
  // it has clocked out.
  { usuario: 'Halcón-3', abierto: 545, por: 'Supervisora', suya: true, actos: [[541, 'desligado', 'Supervisora']] },
];
/**
 * The forgotten clock-in. It has been open for more than sixteen hours; the number is in minutes
 * before the present.
 */
export const OLVIDADO: Guion['olvidado'] = { usuario: 'Mirlo.Negro', hace: 18 * 60 + 25 };

/** Halcón-3 left ten minutes after the entry. */
export const SALIDA: NonNullable<Guion['salida']> = {
  usuario: 'Halcón-3',
  vista: 538,
  avisada: 517,
};

/** Clock-ins, in minutes before the present; a null exit is still open. */
export const DENTRO: Guion['dentro'] = [
  ['Oficial', 420, 290],
  ['Supervisora', 550, 535],
  ['Supervisora', 330, 201],
  ['Oficial', 214, null],
  ['Supervisora', 151, null],
];
