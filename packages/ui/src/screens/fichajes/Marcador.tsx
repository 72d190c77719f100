import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { minutesBetween } from '@garita/domain/fichajes/cuenta';
import { describeTuFuera } from '@garita/domain/fichajes/describeFuera';
import { isAbierto } from '@garita/domain/fichajes/fichaje';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Notice } from '../../components/Notice';
import { lazyPart } from '../../parts/lazyPart';
import { color, media, onSurface, radius, space } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import { failureText, useAct } from '../useAct';
import { Botones } from './Botones';
import { EstadoPropio } from './EstadoPropio';
import type { Fichaje, FichajeScreenProps, Marca, SalidaPropia } from './FichajeScreenProps';
import { withRest } from './withRest';

const SalidaDialog = lazyPart(() => import('./SalidaDialog'), 'SalidaDialog');

const Root = styled.section`
  ${onSurface}
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  ${media.compact} { padding: ${space[4]}; }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[5]};
`;
interface MarcadorProps
  extends Pick<FichajeScreenProps, 'viewer' | 'now' | 'llevados' | 'onClock'> {
  fichajes: readonly Fichaje[];
}

/** Says that the viewer seems to have left, and how many minutes count up to then. */
function describeVista(fichaje: Fichaje, now: number): string | null {
  const fuera = describeTuFuera(fichaje, now);
  const visto = fichaje.olvidada?.visto;
  if (!visto) return fuera && `${fuera}.`;
  const minutos = minutesBetween(Date.parse(fichaje.entrada), Date.parse(visto));
  return `${fuera}: si saliste entonces, se te contarán ${sayMinutes(minutos)}.`;
}

/**
 * The viewer's clock, and the button that starts or stops it (FIC-01 to FIC-03). If the viewer
 * seems to have left, another button stops it at the time when their avatar was last seen.
 */
export function Marcador({ fichajes, viewer, now, llevados, onClock }: MarcadorProps) {
  const { state, run } = useAct<[op: Marca, salida?: SalidaPropia]>(withRest(onClock));
  const [asked, setAsked] = useState<NonNullable<typeof llevados>>([]);
  const [isWaiting, setWaiting] = useState(false);
  // The `visto` of the last pressed exit.
  const [accepted, setAccepted] = useState<string>();
  const open = fichajes.find(isAbierto);
  const visto = open?.olvidada?.visto ?? undefined;
  const vista = open && describeVista(open, now());
  const failure = failureText(state);
  const isBusy = state.kind === 'pending' || isWaiting;
  const leave = (led: typeof asked, salida: SalidaPropia) =>
    led.length > 0 ? setAsked(led) : run(OP_FICHAJE.salida, salida);
  const exit = (salida: SalidaPropia) => {
    setAccepted(salida.visto);
    if (llevados) leave(llevados, salida);
    else setWaiting(true);
  };
  // An exit pressed before `llevados` was loaded continues here.
  useEffect(() => {
    if (!isWaiting || !llevados) return;
    setWaiting(false);
    leave(llevados, { visto: accepted });
  });
  return (
    <Root aria-label="Tu fichaje">
      {vista && <Notice tone="caution">{vista}</Notice>}
      <FocusFallback acts={visto ?? ''} isOpen={asked.length > 0} label="Entrada y salida">
        <Row>
          <EstadoPropio fichajes={fichajes} viewer={viewer} now={now} />
          <Botones
            isIn={open !== undefined}
            visto={visto}
            now={now()}
            busy={isBusy ? { visto: accepted } : null}
            onEnter={() => run(OP_FICHAJE.entrada)}
            onExit={exit}
          />
        </Row>
      </FocusFallback>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {asked.length > 0 && (
        <SalidaDialog
          llevados={asked}
          visto={accepted}
          now={now}
          onExit={(desligar) => onClock(OP_FICHAJE.salida, { desligar, visto: accepted })}
          onClose={() => setAsked([])}
        />
      )}
    </Root>
  );
}
