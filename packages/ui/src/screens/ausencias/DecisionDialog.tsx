import { formatDays } from '@garita/domain/formato/days';
import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { Notice } from '../../components/Notice';
import { failureText, useAct } from '../useAct';
import type { Ausencia, AusenciasScreenProps, Decision } from './AusenciasScreenProps';

const QUESTIONS = {
  aceptar: { title: '¿Aceptar la ausencia?', verb: 'Aceptar', tone: 'primary' },
  cancelar: { title: '¿Cancelar la ausencia?', verb: 'Cancelar la ausencia', tone: 'danger' },
} as const satisfies Record<Decision, object>;

interface DecisionDialogProps extends Pick<AusenciasScreenProps, 'onDecidir'> {
  ausencia: Ausencia;
  decision: Decision;
  onClose: () => void;
}

/** Asks before an answer, which nobody can take back. Where somebody was faster it says so, and nothing is left to confirm. */
export function DecisionDialog({ ausencia, decision, onDecidir, onClose }: DecisionDialogProps) {
  const { state, run } = useAct(onDecidir, onClose);
  const { title, verb, tone } = QUESTIONS[decision];
  if (state.kind === 'failed' && state.failure.isStale) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="No se pudo responder"
        role="alertdialog"
        size="small"
        actions={
          <Button onPress={onClose} autoFocus>
            Volver a la lista
          </Button>
        }
      >
        <Notice tone="danger">{state.failure.texto}</Notice>
      </Dialog>
    );
  }
  const who = <strong translate="no">{ausencia.usuarioNombre}</strong>;
  const days = <strong>{formatDays(ausencia.inicio, ausencia.final)}</strong>;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={verb}
      cancelLabel="Volver"
      tone={tone}
      isPending={state.kind === 'pending'}
      error={failureText(state)}
      onConfirm={() => run(ausencia, decision)}
      onCancel={onClose}
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
    </ConfirmDialog>
  );
}
