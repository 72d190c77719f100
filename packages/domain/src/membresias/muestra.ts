import type { MembresiaValues } from '../mantenimiento/catalogo';

/** Three memberships to begin with, for an agency that has none: one of each kind. */
export const MUESTRA: readonly MembresiaValues[] = [
  { nombre: 'VIP', details: 'Uniforme propio y sala reservada.', image: '/iconos/estrella.svg', precio: 40, perma: 0, vip: 1, reduccion: 0 },
  { nombre: 'Reducción', details: 'Los requisitos de la paga, a la mitad.', image: '/iconos/reloj.svg', precio: 25, perma: 0, vip: 0, reduccion: 1 },
  { nombre: 'Permanente', details: 'VIP para siempre: se paga una vez.', image: '/iconos/corona.svg', precio: 150, perma: 1, vip: 1, reduccion: 0 },
];
