import type { Guion } from '../Guion';

export const MENSAJES: Guion['mensajes'] = [
  ['Supervisora', 'Pase de lista a las ocho, todos con placa 🌙'],
  ['Oficial', 'De guardia en la puerta norte'],
  ['Gerente', 'El domingo hay reunión: traed ideas para el aniversario'],
  [null, 'Vuelvo en diez minutos'],
  [null, '¿Quién me releva en el puente?'],
  [null, 'Buscando compañera para la ronda de medianoche'],
  [null, 'Estudiando para el examen de cabos… deseadme suerte'],
  [null, 'La máquina de café ya funciona ☕'],
  [null, 'Feliz cumpleaños, Farolera'],
  [null, 'Hoy no contesto mensajes: estoy formando a los nuevos'],
  [null, 'Primera semana con firma, qué nervios'],
  [null, 'La barrera norte chirría; ya está dicho'],
  [null, 'Cambio guardia del sábado por cualquier otra'],
  [null, 'Tres ascensos hoy. Así da gusto'],
];
