import { elapsedOf, isFichajeLargo } from '@garita/domain/fichajes/fichaje';
import { formatCuando } from '@garita/domain/formato/formatCuando';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { lazyPart } from '../../parts/lazyPart';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Fichaje, FichajeScreenProps } from './FichajeScreenProps';

const SalidaRealDialog = lazyPart(() => import('./SalidaRealDialog'), 'SalidaRealDialog');

interface CierreDialogProps extends Pick<FichajeScreenProps, 'now' | 'onClockOut'> {
  fichaje: Fichaje;
  /** The instant for which the screen shows the records, in milliseconds. */
  at: number;
  onClose: () => void;
}

/**
 * Asks for confirmation before closing another person's record. For a forgotten record it starts
 * with the form for the real exit, which proposes the time when the person's avatar was last seen.
 */
export function CierreDialog({ fichaje, at, now, onClockOut, onClose }: CierreDialogProps) {
  const [isForgotten, setForgotten] = useState(
    () => fichaje.olvidada !== undefined || isFichajeLargo(fichaje, at),
  );
  if (isForgotten)
    return (
      <SalidaRealDialog fichaje={fichaje} now={now} onClockOut={onClockOut} onClose={onClose} />
    );
  return (
    <PreguntaDialog
      title="¿Cerrar el fichaje?"
      confirmLabel="Cerrar fichaje"
      onAct={() => onClockOut(fichaje.id)}
      onClose={onClose}
    >
      <p>
        <strong translate="no">{fichaje.usuarioNombre}</strong> entró{' '}
        {formatCuando(fichaje.entrada, at)} y se le contarán{' '}
        <strong>{sayMinutes(elapsedOf(fichaje, at) / 60_000)}</strong>.
      </p>
      <p>
        Para seguir tendrá que volver a marcar su entrada. Los tiempos que lleve quedarán sin
        encargado.
      </p>
      <Button onPress={() => setForgotten(true)}>Salió antes</Button>
    </PreguntaDialog>
  );
}
