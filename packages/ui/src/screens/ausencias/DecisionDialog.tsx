import { cutShort } from '@garita/domain/ausencias/ausencia';
import { formatDay, formatDays } from '@garita/domain/formato/days';
import type { ReactNode } from 'react';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Ausencia, AusenciasScreenProps, Decision } from './AusenciasScreenProps';

const QUESTIONS = {
  aceptar: {
    title: '¿Aceptar la ausencia?',
    confirmLabel: 'Aceptar',
    tone: 'primary',
    staleTitle: 'No se pudo responder',
  },
  rechazar: {
    title: '¿Declinar la ausencia?',
    confirmLabel: 'Declinar',
    tone: 'danger',
    staleTitle: 'No se pudo responder',
  },
  retirar: {
    title: '¿Retirar la ausencia?',
    confirmLabel: 'Retirar',
    tone: 'danger',
    staleTitle: 'No se pudo retirar',
  },
  terminar: {
    title: '¿Terminar la ausencia antes?',
    confirmLabel: 'Terminar',
    tone: 'primary',
    staleTitle: 'No se pudo terminar',
  },
} as const satisfies Record<Decision, object>;

interface Consecuencia {
  readonly who: ReactNode;
  readonly days: ReactNode;
  /** The last day of the absence if it ends now; null if none of its days has passed. */
  readonly last: string | null;
}

const CONSEQUENCES: Readonly<Record<Decision, (ausencia: Consecuencia) => ReactNode>> = {
  aceptar: ({ who, days }) => (
    <>
      {who} quedará como ausente {days}. No podrá pedir otra ausencia hasta que termine.
    </>
  ),
  rechazar: ({ who, days }) => (
    <>
      {who} verá que su ausencia no se acepta, {days}: quedará como «Cancelada». La respuesta no se
      puede cambiar, pero podrá pedir otra.
    </>
  ),
  retirar: ({ days }) => (
    <>Ya no la responderá nadie: quedará como «Cancelada», {days}. Podrás pedir otra.</>
  ),
  terminar: ({ who, days, last }) =>
    last === null ? (
      <>
        La ausencia de {who}, {days}, quedará como «Cancelada»: ninguno de sus días ha pasado.
      </>
    ) : (
      <>
        {who} deja de estar ausente desde hoy. La ausencia, {days}, quedará hasta ayer,{' '}
        <strong>{formatDay(last)}</strong>.
      </>
    ),
};

interface DecisionDialogProps extends Pick<AusenciasScreenProps, 'onDecide'> {
  ausencia: Ausencia;
  decision: Decision;
  hoy: string;
  onClose: () => void;
}

/** Asks for confirmation before an act on an absence. Says so if another user answered first. */
export function DecisionDialog({
  ausencia,
  decision,
  hoy,
  onDecide,
  onClose,
}: DecisionDialogProps) {
  const who = <strong translate="no">{ausencia.usuarioNombre}</strong>;
  const days = <strong>{formatDays(ausencia.inicio, ausencia.final)}</strong>;
  return (
    <PreguntaDialog
      {...QUESTIONS[decision]}
      onAct={() => onDecide(ausencia, decision)}
      onClose={onClose}
    >
      <p>{CONSEQUENCES[decision]({ who, days, last: cutShort(ausencia, hoy) })}</p>
    </PreguntaDialog>
  );
}
