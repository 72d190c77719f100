import type { GrupoHistoria } from './hecho';

export const GRUPOS_TITULOS: Readonly<Record<GrupoHistoria, string>> = {
  rangos: 'Rangos',
  tiempos: 'Tiempos',
  dinero: 'Dinero',
  multas: 'Multas',
  ausencias: 'Ausencias',
  agencia: 'Agencia',
};

export const NOTAS = {
  vacia: 'Escribe la nota.',
  muyLarga: 'La nota no puede pasar de 500 caracteres.',
  guardada: 'Nota guardada',
  cambiada: 'Nota cambiada',
  quitada: 'Nota quitada',
  noEncontrada: 'Esa nota no existe.',
  ajena: 'Esa nota la escribió otra persona.',
} as const;

export const PERSONA = {
  traido: 'Del portal anterior',
  lugarDesconocido: 'Ese lugar de la historia no existe.',
} as const;
