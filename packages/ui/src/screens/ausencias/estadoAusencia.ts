import { ESTADO_AUSENCIA, NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import type { Tone } from '../../components/tones';
import type { Ausencia } from './AusenciasScreenProps';

type ConEstado = Pick<Ausencia, 'estado'>;

/** The word of an absence's state (AUS-21 to AUS-23). */
export const nombreEstado = ({ estado }: ConEstado): string => NOMBRES_ESTADO[estado];

const TONES: Readonly<Record<Ausencia['estado'], Tone>> = {
  [ESTADO_AUSENCIA.enEspera]: 'caution',
  [ESTADO_AUSENCIA.aceptada]: 'success',
  [ESTADO_AUSENCIA.cancelada]: 'neutral',
};

/** Its colour. */
export const toneEstado = ({ estado }: ConEstado): Tone => TONES[estado];
