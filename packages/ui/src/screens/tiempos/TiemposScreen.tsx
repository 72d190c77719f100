import { findObstaculo } from '@garita/domain/tiempos/acciones';
import { useId, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { ClockIcon } from '../../components/icons';
import { OnlyWide } from '../../components/layout';
import { AddButton } from '../AddButton';
import { useLote } from '../lote/useLote';
import { ScreenFrame } from '../ScreenFrame';
import { actosTiempos } from './actosTiempos';
import { contarTiempos, describeCuentas } from './contarTiempos';
import { type Dialogo, Dialogos } from './Dialogos';
import { type AccionDeFila, listRowActions } from './listRowActions';
import { Mandos } from './Mandos';
import { TablaTiempos, type TabTiempos } from './TablaTiempos';
import type { Tiempo, TiemposScreenProps } from './TiemposScreenProps';
import { TODOS, useDirectActs } from './useDirectActs';
import { toFila } from './useFilas';
import { useFocusRescue } from './useFocusRescue';

const NONE: readonly Tiempo[] = [];

const icon = <ClockIcon size={48} />;
const EMPTY_TABS = {
  activos: (
    <EmptyState icon={icon} title="Ningún tiempo está activo">
      Todos están pausados.
    </EmptyState>
  ),
  pausados: (
    <EmptyState icon={icon} title="Ningún tiempo está pausado">
      Cuando alguien pause uno, dejará de contar y esperará aquí.
    </EmptyState>
  ),
  sinEncargado: (
    <EmptyState icon={icon} title="Nadie espera encargado">
      Cuando un tiempo se quede sin quien lo lleve, esperará aquí.
    </EmptyState>
  ),
} as const;
const keyOf = ({ id }: Tiempo) => id;
const nombreOf = ({ bajoNombre }: Tiempo) => bajoNombre;

export function TiemposScreen(props: TiemposScreenProps) {
  const { state, viewer, now, cuenta, cola, onOpening, onDetalle } = props;
  const summary = useId();
  const [tab, setTab] = useState<TabTiempos>('activos');
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const rescueFocus = useFocusRescue(list);
  const directos = useDirectActs({ ...props, onDone: rescueFocus });
  const actos = useMemo(() => actosTiempos(viewer, { now, cuenta }), [viewer, now, cuenta]);
  const { selection, dialog: deMuchos } = useLote({ keyOf, nombreOf, actos, onLote: props.onLote });
  const pendingOf = ({ id }: Tiempo) =>
    directos.pending.get(id) ?? (cola.decididas.has(id) ? 'ligar' : undefined);
  const close = () => {
    setDialogo(null);
    rescueFocus();
  };
  const tiempos = state.kind === 'ready' ? state.data.tiempos : NONE;
  const cuentas = contarTiempos(tiempos, viewer);
  const act = (tiempo: Tiempo, accion: AccionDeFila): void => {
    if (accion === 'detalle') onDetalle(tiempo.bajo);
    else if (
      accion === 'ajustar' ||
      accion === 'confirmar' ||
      accion === 'cancelar' ||
      accion === 'desligar'
    )
      setDialogo({ accion, fila: toFila(tiempo, now()) });
    else directos.run({ accion, tiempo });
  };
  const askAboutSeveral = () => {
    const vistas = tiempos.filter((tiempo) => findObstaculo('confirmar', tiempo, viewer) === null);
    setDialogo({
      accion: 'confirmarVarios',
      vistas: vistas.map((tiempo) => toFila(tiempo, now())),
    });
  };
  const open = () => onOpening(true);
  const mandos = (
    <Mandos
      cuentas={cuentas}
      describedBy={summary}
      isLinking={directos.pending.has(TODOS)}
      onLink={() => directos.run({ accion: 'ligarTodos' })}
      onConfirm={askAboutSeveral}
      onUnlink={() => setDialogo({ accion: 'desligarTodos' })}
    />
  );
  return (
    <>
      <ScreenFrame
        title="Tiempos"
        subtitle={tiempos.length > 0 && <span id={summary}>{describeCuentas(cuentas)}</span>}
        action={
          tiempos.length > 0 && (
            <>
              <OnlyWide>{mandos}</OnlyWide>
              <AddButton onPress={open}>Nuevo Tiempo</AddButton>
            </>
          )
        }
        state={state}
      >
        {() =>
          tiempos.length === 0 ? (
            <EmptyState
              icon={icon}
              title="Nadie tiene un tiempo abierto"
              action={<AddButton onPress={open}>Nuevo Tiempo</AddButton>}
            >
              Cuando abras uno, verás aquí cuánto lleva esa persona y quién se encarga de ella.
            </EmptyState>
          ) : (
            <div ref={list}>
              <TablaTiempos
                tiempos={tiempos}
                now={now}
                tab={tab}
                onTab={setTab}
                viewer={viewer}
                cola={cola}
                selection={selection}
                rowActions={(tiempo) =>
                  listRowActions(tiempo, {
                    viewer,
                    pending: pendingOf(tiempo),
                    onAccion: (accion) => act(tiempo, accion),
                  })
                }
                onDetalle={onDetalle}
                mandos={mandos}
                empty={EMPTY_TABS}
              />
            </div>
          )
        }
      </ScreenFrame>
      {deMuchos}
      <Dialogos
        {...props}
        dialogo={dialogo}
        tiempos={tiempos}
        onClose={close}
        onOpened={() => setTab('activos')}
      />
    </>
  );
}
