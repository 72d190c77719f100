import { formatNombres } from '@garita/domain/formato/formatNombres';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { Quiet, Stack } from '../../components/layout';
import { TextField } from '../../components/TextField';
import type { GrupoFuera, PreguntaLote } from './LoteProps';

/** The number of names shown; the other names are counted. */
const NAMED = 6;

export interface PreguntaDeLoteProps {
  pregunta: PreguntaLote;
  tone: 'primary' | 'danger';
  fuera: readonly GrupoFuera[];
  onAct: () => void;
  /** Goes back to the form; undefined if the act has no form. */
  onBack: (() => void) | undefined;
  onClose: () => void;
}

export function PreguntaDeLote({
  pregunta,
  tone,
  fuera,
  onAct,
  onBack,
  onClose,
}: PreguntaDeLoteProps) {
  const [typed, setTyped] = useState('');
  const { title, texto, verbo, escribe } = pregunta;
  return (
    <Dialog
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="small"
      stripe={escribe !== undefined}
      actions={
        <>
          <Button onPress={onBack ?? onClose} autoFocus={escribe === undefined}>
            {onBack ? 'Volver' : 'Cancelar'}
          </Button>
          <Button
            variant={tone}
            onPress={onAct}
            isDisabled={escribe !== undefined && typed.trim() !== escribe}
          >
            {verbo}
          </Button>
        </>
      }
    >
      <Stack>
        {texto}
        {fuera.map(({ porque, nombres }) => (
          <Quiet $small key={porque}>
            {`${porque} (${nombres.length}): `}
            <span translate="no">{formatNombres(nombres, NAMED)}</span>.
          </Quiet>
        ))}
        {escribe !== undefined && (
          <TextField
            label={`Escribe «${escribe}» para confirmar`}
            value={typed}
            onChange={setTyped}
            isLiteral
            autoComplete="off"
            autoFocus
          />
        )}
      </Stack>
    </Dialog>
  );
}
