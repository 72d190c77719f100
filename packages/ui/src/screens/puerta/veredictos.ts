import type { Veredicto } from '@garita/domain/puerta/juzgar';
import type { Tone } from '../../components/tones';

export const TONE_VEREDICTO: Readonly<Record<Veredicto, Tone>> = {
  pasa: 'success',
  arregla: 'caution',
  no: 'danger',
  visita: 'neutral',
};

export const PALABRA_VEREDICTO: Readonly<Record<Veredicto, string>> = {
  pasa: 'Pasa',
  arregla: 'Que lo arregle',
  no: 'No pasa',
  visita: 'No consta',
};
