import type { PersonaEnPuerta, PuertaLeida } from '../puerta/puerta';

/** An active person at the door, and the portal's facts about the name. */
export const PERSONA = {
  id: 4,
  usuario: 'Oficial',
  categoria: 3,
  n_categoria: 'Oficiales',
  mision: 'Oficial I',
  firma: 'OFI',
  lema: 'GAR - Oficial I - SUP OFI',
  placa_avatar: null,
  ausente: null,
  dentro: null,
  despido: null,
} satisfies PersonaEnPuerta;
export const PUERTA = {
  nombre: 'Oficial',
  persona: PERSONA,
  veto: null,
  parecidas: [],
} satisfies PuertaLeida;
