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
 * Focuses the heading when the history and the new list replace each other. The router moves the
 * focus only when the path changes, but the history and the new list have the same path.
 */
function useHeadingFocus(isWriting: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(isWriting);
  useEffect(() => {
    if (shown.current === isWriting) return;
    shown.current = isWriting;
    const heading = ref.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [isWriting]);
  return ref;
}

export function PaseListaScreen(props: PaseListaScreenProps) {
  const { state, viewer, now, isWriting, onWriting, datos, borrador, onBorrador, onSend } = props;
  const root = useHeadingFocus(isWriting);
  const pases = state.kind === 'ready' ? state.data.pases : NONE;
  const isHeld = state.kind === 'ready' && state.data.isHeld;
  const maySendLista = can(ACCESS.sendLista, viewer);
  const impedimento = (
    <Impedimento
      {...props}
      reciente={isHeld ? (pases[0] ?? null) : null}
      maySendLista={maySendLista}
    />
  );
  const canSend = state.kind === 'ready' && !isHeld && maySendLista;
  const nuevaState = state.kind === 'ready' ? datos : state;
  const leave = () => onWriting(false);
  return (
    <div ref={root}>
      {isWriting ? (
        <>
          <PageHeader
            title="Nueva lista"
            subtitle="Tú no sales en ella: tu asistencia se suma aparte."
            secondary={<Button onPress={leave}>Volver al historial</Button>}
          />
          <ScreenBody state={nuevaState}>
            {(ready) => (
              <NuevaLista
                datos={ready}
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
        <Historial {...props} canWrite={canSend} impedimento={impedimento} />
      )}
    </div>
  );
}
