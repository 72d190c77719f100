import { ESTADO_AUSENCIA, NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import type { Tone } from '../../components/tones';
import type { Ausencia } from './AusenciasScreenProps';

type ConEstado = Pick<Ausencia, 'estado'>;

/**
 * Whether the absent person decided about the absence: by withdrawing it, or, as the owner, by
 * requesting it.
 */
export const isPropia = ({
  encargadoNombre,
  usuarioNombre,
}: Pick<Ausencia, 'encargadoNombre' | 'usuarioNombre'>): boolean =>
  encargadoNombre === usuarioNombre;

export const nombreEstado = ({ estado }: ConEstado): string => NOMBRES_ESTADO[estado];

/**
 * How an absence ended: rejected or withdrawn if it is cancelled, «Terminada antes» if it ended
 * early; otherwise null.
 */
export function describeComo(
  ausencia: Pick<Ausencia, 'estado' | 'terminada' | 'encargadoNombre' | 'usuarioNombre'>,
): string | null {
  if (ausencia.estado === ESTADO_AUSENCIA.cancelada)
    return isPropia(ausencia) ? 'Retirada' : 'Declinada';
  return ausencia.terminada ? 'Terminada antes' : null;
}

const TONES: Readonly<Record<Ausencia['estado'], Tone>> = {
  [ESTADO_AUSENCIA.enEspera]: 'caution',
  [ESTADO_AUSENCIA.aceptada]: 'success',
  [ESTADO_AUSENCIA.cancelada]: 'neutral',
};

export const toneEstado = ({ estado }: ConEstado): Tone => TONES[estado];
