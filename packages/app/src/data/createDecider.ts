import { ApiError } from '@garita/api-client/ApiError';
import type { CallInput } from '@garita/api-client/call';
import type { WriteId } from '@garita/api-client/operations';
import { randomKey } from '@garita/domain/bytes/randomKey';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { toast } from '@garita/ui/components/toast';
import { MutationObserver } from '@tanstack/react-query';
import { LastingRequest } from '../portal/LastingRequest';
import type { Portal } from '../portal/PortalContext';
import { createUndoQueue, type UndoQueue } from './createUndoQueue';
import { writeOptions } from './useWrite';

function sendBeforeGone({ flush, subscribe, getState }: UndoQueue): void {
  const sendAll = () => void flush(true);
  // When the user leaves the page, all pending answers are sent. The user may not return, and a
  // phone may kill a hidden page without a further event.
  window.addEventListener('pagehide', sendAll);
  // A busy page may close before `pagehide` runs, but the browser waits for `beforeunload`. The
  // listener is registered only while answers are pending, since some browsers exclude a page with
  // it from the back/forward cache.
  subscribe(() => {
    if (getState().length > 0) window.addEventListener('beforeunload', sendAll);
    else window.removeEventListener('beforeunload', sendAll);
  });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && sendAll(),
  );
}

interface DecisionOf<Id extends WriteId> {
  readonly id: string;
  readonly texto: string;
  readonly operation: Id;
  readonly input: CallInput<Id>;
}

export interface Decider extends Pick<UndoQueue, 'getState' | 'subscribe' | 'undo'> {
  /** Queues a write of the contract. It is sent only if the same user is still signed in. */
  decide<Id extends WriteId>(decision: DecisionOf<Id>): void;
}

/** Holds the answers of this tab, which the user can undo until they are sent. */
export function createDecider({ api, session, queryClient, beforeSignOut }: Portal): Decider {
  const decisiones = createUndoQueue({
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    offer(text, undo) {
      const key = toast.offer({ text, action: { label: 'Deshacer', onPress: undo } });
      return () => toast.close(key);
    },
    tellFailure: ({ texto }, error) =>
      void toast.error({
        text: `Sin enviar: ${texto}. ${error instanceof ApiError ? error.message : SERVICIO.noDisponible}`,
      }),
  });
  sendBeforeGone(decisiones);
  beforeSignOut(() => decisiones.flush(false));
  const currentId = (): number | null => {
    const { session: now } = session.getState();
    return now.phase === 'signedIn' ? now.user.id : null;
  };
  return {
    ...decisiones,
    decide({ id, texto, operation, input }) {
      const idempotencyKey = randomKey();
      const who = currentId();
      decisiones.decide({
        id,
        texto,
        send: async (keepalive) => {
          if (currentId() !== who)
            throw new ApiError('Quien lo decidió ha salido.', { httpStatus: 401 });
          const options = writeOptions(operation, api, {
            isToldElsewhere: true,
            init: { idempotencyKey, ...(keepalive && { Request: LastingRequest }) },
          });
          await new MutationObserver(queryClient, options).mutate(input);
        },
      });
    },
  };
}
