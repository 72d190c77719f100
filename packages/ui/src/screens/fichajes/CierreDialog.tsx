import { elapsedOf } from '@garita/domain/fichajes/fichaje';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Fichaje, FichajeScreenProps } from './FichajeScreenProps';
import { formatCuando } from './formatMomento';

interface CierreDialogProps extends Pick<FichajeScreenProps, 'onClockOut'> {
  fichaje: Fichaje;
  /** The moment for which it is shown, in ms. */
  at: number;
  onClose: () => void;
}

/** Asks before somebody's record is closed. */
export function CierreDialog({ fichaje, at, onClockOut, onClose }: CierreDialogProps) {
  return (
    <PreguntaDialog title="¿Cerrar el fichaje?" confirmLabel="Cerrar fichaje" onAct={() => onClockOut(fichaje.id)} onClose={onClose}>
      <p>
        <strong translate="no">{fichaje.usuarioNombre}</strong> entró {formatCuando(fichaje.entrada, at)} y se le contarán{' '}
        <strong>{formatMinutes(elapsedOf(fichaje, at) / 60_000)}</strong>.
      </p>
      <p>Para seguir tendrá que volver a marcar su entrada.</p>
    </PreguntaDialog>
  );
}
