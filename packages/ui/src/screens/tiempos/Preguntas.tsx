import { sayMinutes } from '@garita/domain/formato/minutes';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import { PreguntaDialog } from '../PreguntaDialog';
import { ConfirmarVarios } from './ConfirmarVarios';
import { Consecuencia, type Preguntable } from './Consecuencia';
import { findAsSeen } from './findAsSeen';
import type { TiemposScreenProps } from './TiemposScreenProps';
import type { FilaTiempo } from './useFilas';

/**
 * The subject of the open confirmation: one time as it was when its button was pressed, several
 * times, or all times that the viewer supervises.
 */
export type Pregunta =
  | { readonly accion: Preguntable; readonly fila: FilaTiempo }
  | { readonly accion: 'confirmarVarios'; readonly vistas: readonly FilaTiempo[] }
  | { readonly accion: 'desligarTodos' };

const TITLES = {
  confirmar: '¿Confirmar el tiempo?',
  desligar: '¿Desligar el tiempo?',
  cancelar: '¿Cancelar el tiempo?',
} as const;
const VERBS = {
  confirmar: 'Confirmar',
  desligar: 'Desligar',
  cancelar: 'Cancelar el tiempo',
} as const;

interface PreguntasProps extends Pick<TiemposScreenProps, 'onAct' | 'viewer' | 'cuenta'> {
  pregunta: Pregunta;
  filas: readonly FilaTiempo[];
  onClose: () => void;
}

export function Preguntas(props: PreguntasProps) {
  const { pregunta, filas, viewer, cuenta, onAct, onClose } = props;
  if (pregunta.accion === 'desligarTodos') {
    const propias = filas.filter(({ tiempo }) => tiempo.alto === viewer.id);
    const perdidos = propias.reduce((sum, { minsA }) => sum + Math.floor(minsA ?? 0), 0);
    return (
      <PreguntaDialog
        title="¿Desligar tus tiempos?"
        confirmLabel="Desligar"
        tone="danger"
        irreversible
        onAct={() => onAct({ accion: 'desligarTodos' })}
        onClose={onClose}
      >
        <p>
          {propias.length === 1
            ? 'El tiempo que llevas sigue'
            : `Los ${propias.length} tiempos que llevas siguen`}{' '}
          contando, pero sin encargado: <strong>{sayMinutes(perdidos)}</strong> de lo que llevas tú
          se perderán.
        </p>
      </PreguntaDialog>
    );
  }
  if (pregunta.accion === 'confirmarVarios')
    return <ConfirmarVarios {...props} vistas={pregunta.vistas} />;
  const { accion } = pregunta;
  const fila = findAsSeen(filas, pregunta.fila);
  return (
    <PreguntaDialog
      title={TITLES[accion]}
      confirmLabel={VERBS[accion]}
      {...(accion !== 'confirmar' && { tone: 'danger', irreversible: true })}
      // «Cancelar» is the name of the act, so the button that closes the question is «Volver».
      {...(accion === 'cancelar' && { cancelLabel: 'Volver' })}
      onAct={() => onAct({ accion, tiempo: fila.tiempo })}
      onClose={onClose}
    >
      <Consecuencia accion={accion} fila={fila} isOwn={fila.tiempo.alto === viewer.id} />
      {accion === 'confirmar' && cuenta && <p>{TIEMPOS.cuentas[cuenta]}</p>}
    </PreguntaDialog>
  );
}
