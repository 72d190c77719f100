import { lazyPart } from '../../parts/lazyPart';
import type { ListaPagaScreenProps } from './ListaPagaScreenProps';

const ActualizarDialog = lazyPart(() => import('./Preguntas'), 'ActualizarDialog');
const ReiniciarListaDialog = lazyPart(() => import('./Preguntas'), 'ReiniciarListaDialog');
const ReinicioDialog = lazyPart(() => import('../nomina/ReinicioDialog'), 'ReinicioDialog');
const FechasDialog = lazyPart(() => import('../FechasDialog'), 'FechasDialog');
const AscensoDialog = lazyPart(() => import('./AscensoDialog'), 'AscensoDialog');

export function ListaPagaPanels(props: ListaPagaScreenProps) {
  const { state, panel, onPanel, rango, onRango } = props;
  const onClose = () => onPanel(null);
  switch (panel?.kind) {
    case 'actualizar':
      return <ActualizarDialog onUpdate={props.onUpdate} onClose={onClose} />;
    case 'lista':
      return (
        state.kind === 'ready' && (
          <ReiniciarListaDialog
            filas={state.data.lista.filas}
            onRestartLista={props.onRestartLista}
            onClose={onClose}
          />
        )
      );
    case 'nomina':
      return (
        <ReinicioDialog previa={props.previa} onRestart={props.onRestartNomina} onClose={onClose} />
      );
    case 'fechas':
      return (
        <FechasDialog
          title="Lista de paga por fechas"
          rango={rango}
          onClose={onClose}
          onFilter={onRango}
        />
      );
    case 'ascenso':
      return (
        <AscensoDialog
          fila={panel.fila}
          oferta={props.oferta}
          onPromote={props.onPromote}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
