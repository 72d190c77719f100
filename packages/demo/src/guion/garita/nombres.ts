import type { Guion } from '../Guion';

export const CAMBIADOS: Guion['cambiados'] = [
  ['Lobo.Gris', 'Lobito_2011', 30.2],
  ['CaféConLeche', 'CafeConLeche', 26.4],
  ['Vigía.Sur', 'xXGuardianXx', 24.1],
  ['Beltrán-X', 'Beltran', 19.3],
  ['Marta-VZ', 'Pelusa', 17.6],
  ['Peñalara', 'Novata2026', 14.8],
  ['Roble.Alto', 'Roble', 12.2],
  ['Pizarra', 'Tiza-y-Pizarra', 9.7],
  ['GuardiaBermeja', 'Bermeja', 8.3],
  ['Trueno_Azul', 'Capitan_Niebla', 5.5],
  ['Hiedra', 'Hiedra.Trepadora_1998', 3.4],
  ['Estela.Roja', 'Lucero_99', 1.3],
];
export const PENDIENTES: Guion['pendientes'] = [
  ['Jinete_Z', 'NocheClara', 0.1],
  ['Óscar.M', 'Brujula.Sur', 0.38],
  ['PatrullaNorte', 'SinFronteras', 1.12],
  ['Quijano.A', 'El.Vigía', 2.1],
  ['Cabo', 'Cabo-de-Guardia', 2.6],
];
export const DECLINADOS: Guion['declinados'] = [
  ['Capi.Ñandú', 'ElMejorDeTodos', 21.2],
  ['Galgo-22', 'Gerente2', 13.6],
  ['Agente', 'Agente007', 7.4],
  ['Sra.Quintana', 'LaJefa', 4.2],
];
