import { contar } from '@garita/domain/formato/contar';
import { formatCredits } from '@garita/domain/formato/credits';
import { totalOf } from '@garita/domain/listapaga/pago';
import { useMoneda } from '../../components/MonedaContext';
import { PreguntaDialog } from '../PreguntaDialog';
import type { ListaPagaFila, ListaPagaScreenProps } from './ListaPagaScreenProps';

interface ActualizarDialogProps extends Pick<ListaPagaScreenProps, 'onUpdate'> {
  onClose: () => void;
}

/** The confirmation before the unpaid rows are rebuilt (LPG-05). */
export function ActualizarDialog({ onUpdate, onClose }: ActualizarDialogProps) {
  return (
    <PreguntaDialog
      title="¿Actualizar la lista de paga?"
      confirmLabel="Actualizar"
      onAct={onUpdate}
      onClose={onClose}
    >
      <p>
        Habrá una fila por cada persona a la que se le deba algo: lo que ha ganado en el periodo
        abierto y lo que quedó sin pagar de los anteriores.
      </p>
      <p>Las filas pagadas no cambian, y lo que ya se pagó no se vuelve a ofrecer.</p>
    </PreguntaDialog>
  );
}

const countFilas = (count: number): string => contar(count, 'fila', 'filas');

interface ReiniciarListaDialogProps extends Pick<ListaPagaScreenProps, 'onRestartLista'> {
  filas: readonly ListaPagaFila[];
  onClose: () => void;
}

/** The confirmation before the list is archived (LPG-07, LPG-08, LPG-16). */
export function ReiniciarListaDialog({
  filas,
  onRestartLista,
  onClose,
}: ReiniciarListaDialogProps) {
  const moneda = useMoneda();
  const unpaid = filas.filter(({ pagado, restar }) => pagado === 0 && restar !== 2);
  const rest = formatCredits(
    unpaid.reduce((sum, fila) => sum + totalOf(fila), 0),
    moneda,
  );
  return (
    <PreguntaDialog
      title="¿Reiniciar la lista de paga?"
      confirmLabel="Reiniciar lista de paga"
      irreversible
      onAct={onRestartLista}
      onClose={onClose}
    >
      <p>{`La lista quedará vacía: ${countFilas(filas.length)} al archivo, donde se podrán seguir viendo por fechas. Lo archivado ya no se puede marcar ni desmarcar.`}</p>
      <p>
        {unpaid.length === 0
          ? 'Todo lo que se puede pagar está pagado.'
          : `Quedan sin pagar ${countFilas(unpaid.length)} (${rest}): no se pierden, y vuelven a la lista al actualizarla.`}
      </p>
    </PreguntaDialog>
  );
}
