import { lazy, Suspense } from 'react';
import { DetalleTiempoDialog } from './DetalleTiempoDialog';
import { findAsSeen } from './findAsSeen';
import { type Pregunta, Preguntas } from './Preguntas';
import type { TiemposScreenProps } from './TiemposScreenProps';
import type { FilaTiempo } from './useFilas';

// Forms: they are asked for far less often than the list.
const NuevoTiempoDialog = lazy(() => import('./NuevoTiempoDialog').then((module) => ({ default: module.NuevoTiempoDialog })));
const AjusteTiempoDialog = lazy(() => import('./AjusteTiempoDialog').then((module) => ({ default: module.AjusteTiempoDialog })));

/** What stands over the list because a button of it was pressed. */
export type Dialogo = Pregunta | { readonly accion: 'ajustar'; readonly fila: FilaTiempo };

interface DialogosProps extends Omit<TiemposScreenProps, 'state' | 'now'> {
  dialogo: Dialogo | null;
  /** The sessions as they stand now. */
  filas: readonly FilaTiempo[];
  onClose: () => void;
  /** Told when a session has been opened. */
  onAbierto: () => void;
}

/** Everything that opens over the list. */
export function Dialogos(props: DialogosProps) {
  const { dialogo, filas, onClose, onAbierto, detalle, onDetalle, isOpening, onOpening, ...acts } = props;
  return (
    <>
      {dialogo && dialogo.accion !== 'ajustar' && (
        <Preguntas pregunta={dialogo} filas={filas} viewer={acts.viewer} onActuar={acts.onActuar} onClose={onClose} />
      )}
      {detalle && (
        <DetalleTiempoDialog state={detalle.state} mins={filas.find(({ tiempo }) => tiempo.bajo === detalle.id)?.mins} onClose={() => onDetalle(null)} />
      )}
      <Suspense fallback={null}>
        {isOpening && (
          <NuevoTiempoDialog
            candidatos={acts.candidatos}
            viewer={acts.viewer}
            onAbrir={acts.onAbrir}
            onAviso={acts.onAviso}
            onClose={() => onOpening(false)}
            onAbierto={() => {
              onAbierto();
              onOpening(false);
            }}
          />
        )}
        {dialogo?.accion === 'ajustar' && (
          <AjusteTiempoDialog fila={findAsSeen(filas, dialogo.fila)} onActuar={acts.onActuar} onAviso={acts.onAviso} onClose={onClose} />
        )}
      </Suspense>
    </>
  );
}
