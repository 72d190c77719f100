import { ESTADO_AUSENCIA, NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import type { Tone } from '../../components/tones';
import type { Ausencia } from './AusenciasScreenProps';

type ConEstado = Pick<Ausencia, 'estado'>;

/** Cancelled by whoever asked for it, or accepted by themself. */
export const isPropia = ({
  encargadoNombre,
  usuarioNombre,
}: Pick<Ausencia, 'encargadoNombre' | 'usuarioNombre'>): boolean =>
  encargadoNombre === usuarioNombre;

/** The word of an absence's state (AUS-21 to AUS-23). */
export const nombreEstado = ({ estado }: ConEstado): string => NOMBRES_ESTADO[estado];

/** How it came to that, where the word does not say: what the portal calls cancelled was refused or taken back. */
export function describeComo(
  ausencia: Pick<Ausencia, 'estado' | 'terminada' | 'encargadoNombre' | 'usuarioNombre'>,
): string | null {
  if (ausencia.estado === ESTADO_AUSENCIA.cancelada)
    return isPropia(ausencia) ? 'Retirada' : 'Rechazada';
  return ausencia.terminada ? 'Terminada antes' : null;
}

const TONES: Readonly<Record<Ausencia['estado'], Tone>> = {
  [ESTADO_AUSENCIA.enEspera]: 'caution',
  [ESTADO_AUSENCIA.aceptada]: 'success',
  [ESTADO_AUSENCIA.cancelada]: 'neutral',
};

/** Its colour. */
export const toneEstado = ({ estado }: ConEstado): Tone => TONES[estado];
