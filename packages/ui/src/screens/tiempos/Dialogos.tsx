import { lazyPart } from '../../parts/lazyPart';
import { findAsSeen } from './findAsSeen';
import type { Pregunta } from './Preguntas';
import type { Tiempo, TiemposScreenProps } from './TiemposScreenProps';
import { type FilaTiempo, useFilas } from './useFilas';

const Preguntas = lazyPart(() => import('./Preguntas'), 'Preguntas');
const DetalleTiempoDialog = lazyPart(() => import('./DetalleTiempoDialog'), 'DetalleTiempoDialog');
const NuevoTiempoDialog = lazyPart(() => import('./NuevoTiempoDialog'), 'NuevoTiempoDialog');
const AjusteTiempoDialog = lazyPart(() => import('./AjusteTiempoDialog'), 'AjusteTiempoDialog');

export type Dialogo = Pregunta | { readonly accion: 'ajustar'; readonly fila: FilaTiempo };

interface DialogosProps extends Omit<TiemposScreenProps, 'state'> {
  dialogo: Dialogo | null;
  tiempos: readonly Tiempo[];
  onClose: () => void;
  onOpened: () => void;
}

/** The dialogs of the list. While no dialog is open, no timer runs. */
export function Dialogos(props: DialogosProps) {
  return (props.dialogo ?? props.detalle ?? props.isOpening) ? <Abiertos {...props} /> : null;
}

function Abiertos(props: DialogosProps) {
  const {
    dialogo,
    tiempos,
    now,
    onClose,
    onOpened,
    detalle,
    onDetalle,
    isOpening,
    abierto = null,
    onOpening,
    ...acts
  } = props;
  const filas = useFilas(tiempos, now);
  return (
    <>
      {dialogo && dialogo.accion !== 'ajustar' && (
        <Preguntas pregunta={dialogo} filas={filas} {...acts} onClose={onClose} />
      )}
      {detalle && (
        <DetalleTiempoDialog
          state={detalle.state}
          mins={filas.find(({ tiempo }) => tiempo.bajo === detalle.id)?.mins}
          onClose={() => onDetalle(null)}
        />
      )}
      {/* The preselected person is looked up in the candidates, so the dialog opens once they
          have loaded. */}
      {isOpening && (abierto === null || acts.candidatos.kind !== 'loading') && (
        <NuevoTiempoDialog
          key={abierto}
          abierto={abierto}
          candidatos={acts.candidatos}
          viewer={acts.viewer}
          onOpenTime={acts.onOpenTime}
          onClose={() => onOpening(false)}
          onOpened={() => {
            onOpened();
            onOpening(false);
          }}
        />
      )}
      {dialogo?.accion === 'ajustar' && (
        <AjusteTiempoDialog
          fila={findAsSeen(filas, dialogo.fila)}
          onAct={acts.onAct}
          onClose={onClose}
        />
      )}
    </>
  );
}
