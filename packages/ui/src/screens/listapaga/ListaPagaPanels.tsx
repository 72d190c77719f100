import { lazy, Suspense } from 'react';
import type { ListaPagaScreenProps } from './ListaPagaScreenProps';

// Most who look at the list press none of its buttons.
const ActualizarDialog = lazy(() => import('./Preguntas').then((module) => ({ default: module.ActualizarDialog })));
const ReiniciarListaDialog = lazy(() => import('./Preguntas').then((module) => ({ default: module.ReiniciarListaDialog })));
const ReinicioDialog = lazy(() => import('../nomina/ReinicioDialog').then((module) => ({ default: module.ReinicioDialog })));
const FechasDialog = lazy(() => import('../FechasDialog').then((module) => ({ default: module.FechasDialog })));
const AscensoDialog = lazy(() => import('./AscensoDialog').then((module) => ({ default: module.AscensoDialog })));

function Open(props: ListaPagaScreenProps) {
  const { state, panel, onPanel, rango, onRango, onAviso } = props;
  const onClose = () => onPanel(null);
  switch (panel?.kind) {
    case 'actualizar':
      return <ActualizarDialog onActualizar={props.onActualizar} onClose={onClose} />;
    case 'lista':
      return state.kind === 'ready' && <ReiniciarListaDialog filas={state.data.lista.filas} onReiniciarLista={props.onReiniciarLista} onClose={onClose} />;
    case 'nomina':
      return <ReinicioDialog previa={props.previa} onReiniciar={props.onReiniciarNomina} onClose={onClose} />;
    case 'fechas':
      return <FechasDialog title="Lista de paga por fechas" rango={rango} onClose={onClose} onFiltrar={onRango} onAviso={onAviso} />;
    case 'ascenso':
      return <AscensoDialog fila={panel.fila} oferta={props.oferta} onAscender={props.onAscender} onClose={onClose} />;
    default:
      return null;
  }
}

/** What stands over the pay list: its questions, the choice of days, the promotion by pay. */
export function ListaPagaPanels(props: ListaPagaScreenProps) {
  return (
    <Suspense fallback={null}>
      <Open {...props} />
    </Suspense>
  );
}
