import type { ModoAviso } from './aviso';

export const AVISOS = {
  leidos: 'Avisos marcados como leídos',
  guardadas: 'Preferencias guardadas correctamente',
  faltanLeidos: 'Di qué avisos has leído',
  noLlega: 'Ese aviso no te puede llegar',
} as const;

export const TITULOS_MODO: Readonly<Record<ModoAviso, string>> = {
  no: 'No',
  portal: 'En el portal',
  sistema: 'También fuera del portal',
};
