import { formatCuando } from '@garita/domain/formato/formatCuando';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { PreguntaDialog } from '../PreguntaDialog';
import { toFila } from '../tiempos/useFilas';
import type { FichajeScreenProps } from './FichajeScreenProps';

interface SalidaDialogProps extends Pick<FichajeScreenProps, 'now'> {
  llevados: NonNullable<FichajeScreenProps['llevados']>;
  /** The exit's time (ISO instant), when the avatar was last seen; undefined for now. */
  visto: string | undefined;
  onExit: (desligar: readonly number[]) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks for confirmation before an exit releases the times that the viewer supervises. Names each
 * person, with the minutes that are lost.
 */
export function SalidaDialog({ llevados, visto, now, onExit, onClose }: SalidaDialogProps) {
  const names = llevados.map(
    (tiempo) => `${tiempo.bajoNombre} (${sayMinutes(toFila(tiempo, now()).minsA ?? 0)})`,
  );
  const isOne = llevados.length === 1;
  return (
    <PreguntaDialog
      title={visto ? `¿Marcar la salida ${formatCuando(visto, now())}?` : '¿Marcar la salida?'}
      confirmLabel="Marcar salida"
      backLabel="Volver"
      tone="danger"
      onAct={() => onExit(llevados.map(({ id }) => id))}
      onClose={onClose}
    >
      <p>
        {isOne ? 'El tiempo que llevas queda' : `Los ${llevados.length} tiempos que llevas quedan`}{' '}
        sin encargado: <strong>{formatNombres(names)}</strong>.
      </p>
      <p>
        {isOne ? 'Sigue' : 'Siguen'} contando, pero lo que llevas tú como encargado se pierde. Si
        quieres que cuente, antes confírmalo en Tiempos.
      </p>
    </PreguntaDialog>
  );
}
