import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonRows } from '../../components/Skeleton';
import { lazyPart } from '../../parts/lazyPart';
import { ScreenBody } from '../ScreenFrame';
import { Historial } from './Historial';
import { Impedimento } from './Impedimento';
import { type PaseLista, type PaseListaScreenProps, SIN_MARCAS } from './PaseListaScreenProps';

const NuevaLista = lazyPart(() => import('./NuevaLista'), 'NuevaLista', {
  fallback: <SkeletonRows />,
});

const NONE: readonly PaseLista[] = [];

/**
 * History and new list share a path, so the router's focus handling sees no change: focus the new
 * content here.
 */
function useArrivalAt(isCalling: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(isCalling);
  useEffect(() => {
    if (shown.current === isCalling) return;
    shown.current = isCalling;
    const heading = ref.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [isCalling]);
  return ref;
}

export function PaseListaScreen(props: PaseListaScreenProps) {
  const { state, viewer, now, isCalling, onCalling, llamada, borrador, onBorrador, onSend } = props;
  const root = useArrivalAt(isCalling);
  const pases = state.kind === 'ready' ? state.data.pases : NONE;
  const isHeld = state.kind === 'ready' && state.data.isHeld;
  const isClockedIn = can(ACCESS.sendLista, viewer);
  const impedimento = (
    <Impedimento
      {...props}
      reciente={isHeld ? (pases[0] ?? null) : null}
      isClockedIn={isClockedIn}
    />
  );
  const canSend = state.kind === 'ready' && !isHeld && isClockedIn;
  const called = state.kind === 'ready' ? llamada : state;
  const leave = () => onCalling(false);
  return (
    <div ref={root}>
      {isCalling ? (
        <>
          <PageHeader
            title="Nueva lista"
            subtitle="Tú no sales en ella: tu asistencia se suma aparte."
            secondary={<Button onPress={leave}>Volver al historial</Button>}
          />
          <ScreenBody state={called}>
            {(ready) => (
              <NuevaLista
                llamada={ready}
                pases={pases}
                viewer={viewer}
                now={now}
                borrador={borrador}
                onBorrador={onBorrador}
                canSend={canSend}
                impedimento={impedimento}
                onSend={onSend}
                onSent={() => {
                  onBorrador(SIN_MARCAS);
                  leave();
                }}
              />
            )}
          </ScreenBody>
        </>
      ) : (
        <Historial {...props} canCall={canSend} impedimento={impedimento} />
      )}
    </div>
  );
}
