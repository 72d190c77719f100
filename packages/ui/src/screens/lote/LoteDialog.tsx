import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useLeaving } from '../../form/useLeaving';
import type { SecretoLote } from './LoteProps';
import { isSettled, type Lote } from './lote';
import { Marcha } from './Marcha';
import { PreguntaDeLote, type PreguntaDeLoteProps } from './PreguntaDeLote';
import { Secretos } from './Secretos';
import { type SendPlaces, useBulkSend } from './useBulkSend';

interface LoteDialogProps extends Omit<PreguntaDeLoteProps, 'tone' | 'onAct'> {
  tone?: PreguntaDeLoteProps['tone'] | undefined;
  /** The name of each line's subject. */
  nombres: readonly string[];
  send: SendPlaces;
  secreto: SecretoLote | undefined;
  /** Copies secrets and shows a notice with the outcome. @returns whether the copy succeeded */
  onCopy: (texto: string) => Promise<boolean>;
  /** A finished lote, to show its results; without it the dialog starts with the question. */
  lote?: Lote | undefined;
  /** Called when no line is pending any more; some lines may have failed. */
  onOver: (lote: Lote) => void;
}

/**
 * A bulk act from its question to the results line by line. While lines are pending it cannot be
 * closed, only cancelled. It alone holds the secrets of the answers, so it asks before it closes
 * while they are not copied or saved.
 */
export function LoteDialog(props: LoteDialogProps) {
  const { pregunta, tone = 'primary', nombres, send, secreto, lote: ended, onOver } = props;
  const { onClose } = props;
  const [secretos, setSecretos] = useState<ReadonlyMap<number, string>>(() => new Map());
  // The number of secrets when they were copied or saved: more may arrive afterwards.
  const [taken, setTaken] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const { lote, run, stop } = useBulkSend({
    count: nombres.length,
    send,
    ended,
    onOver,
    onSecreto: (place, dado) => setSecretos((before) => new Map(before).set(place, dado)),
  });
  const isTaken = taken === secretos.size;
  useLeaving(!isTaken);
  if (lote.fase === 'pregunta') return <PreguntaDeLote {...props} tone={tone} onAct={run} />;
  const isOver = lote.fase === 'acabado';
  const canGoOn = isOver && !ended && !lote.lineas.every(isSettled);
  const close = () => (isTaken ? onClose() : setLeaving(true));
  return (
    <Dialog
      onClose={close}
      title={pregunta.title.replaceAll(/[¿?]/g, '')}
      size="small"
      role={secreto ? 'alertdialog' : 'dialog'}
      isDismissable={isOver}
      actions={
        isOver ? (
          <>
            <Button onPress={close} autoFocus={secretos.size === 0}>
              Cerrar
            </Button>
            {canGoOn && (
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
      >
        {secreto && isOver && secretos.size > 0 && (
          <Secretos
            {...props}
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
          onBack={() => setLeaving(false)}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}
