import type { Guion } from '../Guion';

export const CASAS: Guion['casas'] = [
  ['Íñigo_de_Oca', 'Rayo-Verde'],
  ['Jacaranda', 'Tormenta5', 'Kilómetro0'],
  ['Ventisca', 'Yerbabuena'],
  ['Expulsado', 'Nube-Baja', 'Ibérica.X'],
  ['Zafiro.Lit', 'Dálmata10'],
  ['Faro_Viejo', 'Sirena_Azul'],
];
export const PERMITIDOS = ['Íñigo_de_Oca', 'Rayo-Verde', 'Faro_Viejo'];
