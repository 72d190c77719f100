import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useLeaving } from '../../form/useLeaving';
import type { SecretoLote } from './LoteProps';
import { isSettled, type Lote } from './lote';
import { Marcha } from './Marcha';
import { PreguntaDeLote, type PreguntaDeLoteProps } from './PreguntaDeLote';
import { Secretos } from './Secretos';
import { type SendLines, useBulkSend } from './useBulkSend';

interface LoteDialogProps extends Omit<PreguntaDeLoteProps, 'tone' | 'onAct'> {
  tone?: PreguntaDeLoteProps['tone'] | undefined;
  /** The name of each line's subject. */
  nombres: readonly string[];
  send: SendLines;
  secreto?: SecretoLote | undefined;
  /** Copies secrets and shows a notice with the outcome. @returns whether the copy succeeded */
  onCopy?: ((texto: string) => Promise<boolean>) | undefined;
  /**
   * A finished bulk act (`lote`), whose results are shown. Without it the dialog starts with the
   * confirmation.
   */
  lote?: Lote | undefined;
  /** Says where the refused lines are; by default in the list's selection. */
  trasFallo?: string | undefined;
  /** Called when sending ends. Lines may have failed, or may not have been sent. */
  onFinish: (lote: Lote) => void;
}

const noClipboard = async () => false;

/**
 * A bulk act from its confirmation to the results line by line. While lines are being sent, the
 * user cannot close the dialog, but only stop the sending. Only this dialog holds the secrets of
 * the answers. Before they are copied or saved, closing the dialog needs a confirmation.
 */
export function LoteDialog(props: LoteDialogProps) {
  const { pregunta, tone = 'primary', nombres, send, secreto, lote: past, onFinish } = props;
  const { onClose, onCopy = noClipboard } = props;
  const [secretos, setSecretos] = useState<ReadonlyMap<number, string>>(() => new Map());
  // The number of secrets at the last copy or save: more may arrive afterwards.
  const [taken, setTaken] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const { lote, run, stop } = useBulkSend({
    count: nombres.length,
    send,
    past,
    onFinish,
    onSecreto: (index, dado) => setSecretos((before) => new Map(before).set(index, dado)),
  });
  const isTaken = taken === secretos.size;
  useLeaving(!isTaken);
  if (lote.fase === 'pregunta') return <PreguntaDeLote {...props} tone={tone} onAct={run} />;
  const isFinished = lote.fase === 'acabado';
  const canResume = isFinished && !past && !lote.lineas.every(isSettled);
  const close = () => (isTaken ? onClose() : setLeaving(true));
  return (
    <Dialog
      onClose={close}
      title={pregunta.title.replaceAll(/[¿?]/g, '')}
      size="small"
      role={secreto ? 'alertdialog' : 'dialog'}
      isDismissable={isFinished}
      actions={
        isFinished ? (
          <>
            <Button onPress={close} autoFocus={secretos.size === 0}>
              Cerrar
            </Button>
            {canResume && (
              <Button variant="primary" onPress={run}>
                Seguir
              </Button>
            )}
          </>
        ) : (
          <Button onPress={stop} isDisabled={lote.fase === 'para'}>
            Parar
          </Button>
        )
      }
    >
      <Marcha
        lote={lote}
        nombres={nombres}
        secretos={secretos}
        sinRespuesta={secreto?.sinRespuesta}
        trasFallo={props.trasFallo}
      >
        {secreto && isFinished && secretos.size > 0 && (
          <Secretos
            {...props}
            onCopy={onCopy}
            secreto={secreto}
            secretos={secretos}
            onTaken={() => setTaken(secretos.size)}
          />
        )}
      </Marcha>
      {isLeaving && (
        <PreguntaDeLote
          pregunta={{
            title: '¿Cerrar sin guardar?',
            texto: <p>{secreto?.sinGuardar}</p>,
            verbo: 'Cerrar sin guardar',
          }}
          tone="danger"
          fuera={[]}
          onAct={onClose}
          onBack={undefined}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}
