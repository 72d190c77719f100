import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { FICHAJE_LARGO, isAbierto, isFichajeLargo } from '@garita/domain/fichajes/fichaje';
import { formatCuando } from '@garita/domain/formato/formatCuando';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { LoginIcon, LogoutIcon } from '../../components/icons';
import { LitWindow } from '../../components/LitWindow';
import { Notice } from '../../components/Notice';
import { StateBadge } from '../../components/StateBadge';
import { lazyPart } from '../../parts/lazyPart';
import { color, media, onSurface, radius, space, text } from '../../theme/tokens';
import { failureText, useAct } from '../useAct';
import type { Fichaje, FichajeScreenProps, Marca } from './FichajeScreenProps';
import { Reloj } from './Reloj';
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
const State = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  min-width: 0;
  p { color: ${color.tinta2}; font-variant-numeric: tabular-nums; }
`;
const Big = styled.div`
  flex: 0 1 280px;
  > button { min-height: 72px; font-size: ${text[20]}; }
  ${media.compact} { flex: 1 0 100%; }
`;

interface MarcadorProps
  extends Pick<FichajeScreenProps, 'viewer' | 'now' | 'llevados' | 'onClock'> {
  fichajes: readonly Fichaje[];
}

function Fuera({ fichajes: [last], viewer, now }: Omit<MarcadorProps, 'llevados' | 'onClock'>) {
  const opensTiempos = can(ACCESS.getAllTime, { ...viewer, fichaje: true });
  return (
    <>
      <p>
        {last
          ? `Tu última salida fue ${formatCuando(last.salida, now())}, con ${sayMinutes(last.min)}.`
          : 'Todavía no has fichado.'}
      </p>
      {opensTiempos && <p>Marca tu entrada para poder abrir Tiempos.</p>}
    </>
  );
}

/** The viewer's clock, and the button that starts or stops it (FIC-01 to FIC-03). */
export function Marcador({ fichajes, viewer, now, llevados, onClock }: MarcadorProps) {
  const { state, run } = useAct<[op: Marca]>(withRest(onClock));
  const [asked, setAsked] = useState<NonNullable<typeof llevados>>([]);
  const [isWaiting, setWaiting] = useState(false);
  const open = fichajes.find(isAbierto);
  const failure = failureText(state);
  const leave = (led: typeof asked) => (led.length > 0 ? setAsked(led) : run(OP_FICHAJE.salida));
  const press = () => {
    if (!open) run(OP_FICHAJE.entrada);
    else if (llevados) leave(llevados);
    else setWaiting(true);
  };
  // An exit pressed before `llevados` was loaded continues here.
  useEffect(() => {
    if (!isWaiting || !llevados) return;
    setWaiting(false);
    leave(llevados);
  });
  return (
    <Root aria-label="Tu fichaje">
      <Row>
        <State>
          <LitWindow lit={open !== undefined}>{open ? 'Estás dentro' : 'Estás fuera'}</LitWindow>
          {open ? (
            <>
              <Reloj key={open.entrada} entrada={open.entrada} now={now} />
              <p>Entraste {formatCuando(open.entrada, now())}</p>
              {isFichajeLargo(open, now()) && (
                <StateBadge tone="caution">{FICHAJE_LARGO}</StateBadge>
              )}
            </>
          ) : (
            <Fuera fichajes={fichajes} viewer={viewer} now={now} />
          )}
        </State>
        <Big>
          <Button
            variant="primary"
            fullWidth
            icon={open ? <LogoutIcon size={24} /> : <LoginIcon size={24} />}
            onPress={press}
            isPending={state.kind === 'pending' || isWaiting}
            pendingLabel="Fichando"
          >
            {open ? 'Marcar salida' : 'Marcar entrada'}
          </Button>
        </Big>
      </Row>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {asked.length > 0 && (
        <SalidaDialog
          llevados={asked}
          now={now}
          onExit={(desligar) => onClock(OP_FICHAJE.salida, desligar)}
          onClose={() => setAsked([])}
        />
      )}
    </Root>
  );
}
