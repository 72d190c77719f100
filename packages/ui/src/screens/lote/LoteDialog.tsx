import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/layout';
import { TextField } from '../../components/TextField';
import type { PreguntaLote } from './LoteProps';
import { isSettled, type Lote } from './lote';
import { Marcha } from './Marcha';
import { type SendPlaces, useEnvio } from './useEnvio';

interface LoteDialogProps {
  pregunta: PreguntaLote;
  /** Whom or what each line is about. */
  nombres: readonly string[];
  send: SendPlaces;
  /** How it ended, to look at it again; left out, it is asked first. */
  lote?: Lote | undefined;
  /** Nothing is under way any more: some or all of it may be done. */
  onOver: (lote: Lote) => void;
  onClose: () => void;
}

/** An act on many rows from its one question to its results, line by line. It cannot be left while lines are under way, but called off. */
export function LoteDialog({ pregunta, nombres, send, lote: ended, onOver, onClose }: LoteDialogProps) {
  const { lote, run, stop } = useEnvio({ count: nombres.length, send, ended, onOver });
  const [typed, setTyped] = useState('');
  const { title, texto, verbo, tone = 'primary', escribe } = pregunta;
  if (lote.fase === 'pregunta') {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={title}
        role="alertdialog"
        size="small"
        stripe={escribe !== undefined}
        actions={
          <>
            <Button onPress={onClose} autoFocus={escribe === undefined}>
              Cancelar
            </Button>
            <Button variant={tone} onPress={run} isDisabled={escribe !== undefined && typed.trim() !== escribe}>
              {verbo}
            </Button>
          </>
        }
      >
        <Stack>
          {texto}
          {escribe !== undefined && (
            <TextField label={`Escribe «${escribe}» para confirmar`} value={typed} onChange={setTyped} isLiteral autoComplete="off" autoFocus />
          )}
        </Stack>
      </Dialog>
    );
  }
  const isOver = lote.fase === 'acabado';
  const canGoOn = isOver && !ended && !lote.lineas.every(isSettled);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title.replaceAll(/[¿?]/g, '')}
      size="small"
      isDismissable={isOver}
      actions={
        isOver ? (
          <>
            <Button onPress={onClose} autoFocus>
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
      <Marcha lote={lote} nombres={nombres} />
    </Dialog>
  );
}
