import type { Guion } from '../Guion';

export const EXCEPCIONES: Guion['excepciones'] = [
  [9, ['pag', 'ldp', 'dec'], 'Fundadora', 33.2],
  [7, ['usu', 'frm'], 'Fundadora', 29.5],
  [6, ['epm', 'adm'], 'Gerente', 24.1],
  [4, ['mem', 'mis', 'adm'], 'Gerente', 16.4],
  [5, ['req', 'ajs'], 'Gerente', 11.8],
  [3, ['tt'], 'Gerente', 8.6],
  [8, ['dec'], 'Fundadora', 5.2],
  [4, ['adm'], 'Gerente', 2.4],
];

export const DESCUENTOS: Guion['descuentos'] = [
  ['ASPIRANTE', 10, 'Gerente', 38],
  ['PRIMERMES', 30, 'Fundadora', 37.5, 20],
  ['VERANO', 20, 'Gerente', 31, 14.5],
  ['AmigosDelFaro', 15, 'Gerente', 22.2],
  ['2x1', 50, 'Gerente', 19.3, 18.9],
  // The earlier code with this name is deleted, so the name can be used again.
  ['verano', 25, 'Gerente', 10.5],
  ['ANIVERSARIO-5', 50, 'Fundadora', 6],
  ['FundadoresVuelven', 100, 'Fundadora', 2],
];

export const AJUSTES: Guion['ajustes'] = [
  ['ascenso', 1, 'Supervisora', 6, 'Ascendió por mensaje, sin el portal'],
  ['minutos', 45, 'Gerente', 14],
  ['asistencia', 1, 'Supervisora', 31],
  ['minutos', -15, 'Gerente', 52, 'Salió antes del relevo'],
  ['ascenso', 2, 'Gerente', 75],
  ['asistencia', -1, 'Supervisora', 110, 'Contada dos veces'],
  ['minutos', 30, 'Supervisora', 190],
  ['minutos', -20, 'Fundadora', 260],
  ['asistencia', 2, 'Gerente', 300],
  ['minutos', 60, 'Gerente', 390, 'Cubrió la puerta sur toda la tarde'],
  ['ascenso', 1, 'Fundadora', 480],
  ['minutos', -10, 'Supervisora', 560],
  ['asistencia', 1, 'Gerente', 640],
];
