import { formatDays } from '@garita/domain/formato/days';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Ausencia, AusenciasScreenProps, Decision } from './AusenciasScreenProps';

const QUESTIONS = {
  aceptar: { title: '¿Aceptar la ausencia?', verb: 'Aceptar', tone: 'primary' },
  cancelar: { title: '¿Cancelar la ausencia?', verb: 'Cancelar la ausencia', tone: 'danger' },
} as const satisfies Record<Decision, object>;

interface DecisionDialogProps extends Pick<AusenciasScreenProps, 'onDecide'> {
  ausencia: Ausencia;
  decision: Decision;
  onClose: () => void;
}

/** Asks before an answer, which nobody can take back. Where somebody was faster it says so, and nothing is left to confirm. */
export function DecisionDialog({ ausencia, decision, onDecide, onClose }: DecisionDialogProps) {
  const { title, verb, tone } = QUESTIONS[decision];
  const who = <strong translate="no">{ausencia.usuarioNombre}</strong>;
  const days = <strong>{formatDays(ausencia.inicio, ausencia.final)}</strong>;
  return (
    <PreguntaDialog
      title={title}
      confirmLabel={verb}
      tone={tone}
      staleTitle="No se pudo responder"
      onAct={() => onDecide(ausencia, decision)}
      onClose={onClose}
    >
      {decision === 'aceptar' ? (
        <p>
          {who} quedará como ausente: {days}. No podrá pedir otra ausencia hasta que termine, y la respuesta no se puede cambiar.
        </p>
      ) : (
        <p>
          {who} verá que su ausencia no se acepta: {days}. La respuesta no se puede cambiar, pero podrá pedir otra.
        </p>
      )}
    </PreguntaDialog>
  );
}
