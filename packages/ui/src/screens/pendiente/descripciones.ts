import type { PantallaPendiente } from '@garita/domain/pendientes';

/** What each screen that is still to be built will be for. Building one removes its line, which the compiler insists on. */
export const descripciones: Readonly<Record<PantallaPendiente, string>> = {
  traslados: 'Dar entrada a quien viene de otra agencia, y los traslados anteriores.',
  firmas: 'La firma de cada persona, y el registro de nuevas.',
  degrados: 'Degradar a alguien, con su motivo, y los degrados anteriores.',
  bitacora: 'Cada cambio: quién lo hizo, sobre qué y cuándo.',
};
