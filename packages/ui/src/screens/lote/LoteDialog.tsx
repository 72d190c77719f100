import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useLeaving } from '../../form/useLeaving';
import type { SecretoLote } from './LoteProps';
import { isSettled, type Lote } from './lote';
import { Marcha } from './Marcha';
import { PreguntaDeLote, type PreguntaDeLoteProps } from './PreguntaDeLote';
import { Secretos } from './Secretos';
import { type SendPlaces, useEnvio } from './useEnvio';

interface LoteDialogProps extends Omit<PreguntaDeLoteProps, 'tone' | 'onAct'> {
  tone?: PreguntaDeLoteProps['tone'] | undefined;
  /** Whom or what each line is about. */
  nombres: readonly string[];
  send: SendPlaces;
  /** Each line is answered by a secret. */
  secreto: SecretoLote | undefined;
  /** Puts secrets into the clipboard, and says how that went. @returns whether they are there */
  onCopy: (texto: string) => Promise<boolean>;
  /** How it ended, to look at it again; left out, it is asked first. */
  lote?: Lote | undefined;
  /** Nothing is under way any more: some or all of it may be done. */
  onOver: (lote: Lote) => void;
}

/**
 * An act on many rows from its one question to its results, line by line. It cannot be left while lines are under way, but called off. Secrets that answer
 * lines are known to it alone and go with it: it asks before it is closed while nobody has taken them.
 */
export function LoteDialog({
  pregunta,
  tone = 'primary',
  nombres,
  fuera,
  send,
  secreto,
  onCopy,
  lote: ended,
  onOver,
  onBack,
  onClose,
}: LoteDialogProps) {
  const [secretos, setSecretos] = useState<ReadonlyMap<number, string>>(() => new Map());
  // How many there were when they were taken: more may come afterwards.
  const [taken, setTaken] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const { lote, run, stop } = useEnvio({
    count: nombres.length,
    send,
    ended,
    onOver,
    onSecreto: (place, dado) => setSecretos((before) => new Map(before).set(place, dado)),
  });
  const isTaken = taken === secretos.size;
  useLeaving(!isTaken);
  if (lote.fase === 'pregunta')
    return (
      <PreguntaDeLote
        pregunta={pregunta}
        tone={tone}
        fuera={fuera}
        onAct={run}
        onBack={onBack}
        onClose={onClose}
      />
    );
  const isOver = lote.fase === 'acabado';
  const canGoOn = isOver && !ended && !lote.lineas.every(isSettled);
  const close = () => (isTaken ? onClose() : setLeaving(true));
  return (
    <Dialog
      isOpen
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
            secreto={secreto}
            nombres={nombres}
            secretos={secretos}
            onCopy={onCopy}
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
