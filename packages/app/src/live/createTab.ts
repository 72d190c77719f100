import { followSignal } from '@garita/api-client/followSignal';
import { keepStream, SILENCE_MS, type StreamDeps } from '@garita/api-client/stream/keepStream';
import type { StreamEvent } from '@garita/api-client/stream/StreamEvent';
import type { Tema } from '@garita/domain/temas';
import { createStreamPosition, type StreamPosition } from './createStreamPosition';

/** `marca` names the session, since another session may begin meanwhile. */
export type Mensaje = { readonly marca: string } & (
  | { readonly tipo: 'evento'; readonly leido: StreamEvent }
  /** The leader's state. */
  | { readonly tipo: 'estado'; readonly isOpen: boolean; readonly oido: StreamPosition }
  /** The leader's heartbeat with its position. */
  | { readonly tipo: 'latido'; readonly id: string | null }
  /** Asks the leader for its state. */
  | { readonly tipo: 'hola' }
);

/** Lets one tab at a time hold the stream: Web Locks or a test double. */
export interface Locks {
  /** Rejects if the signal aborts or another tab steals the lock. */
  request(
    name: string,
    options: { signal: AbortSignal } | { steal: true },
    work: () => Promise<void>,
  ): Promise<void>;
}

export interface TabDeps
  extends Pick<StreamDeps, 'ask' | 'onRefused' | 'random' | 'wait' | 'alarm'> {
  readonly marca: string;
  readonly post: (mensaje: Mensaje) => void;
  /** null without a secure context: each tab then has a stream of its own. */
  readonly locks: Locks | null;
  readonly isVisible: () => boolean;
  readonly onMoved: (temas: readonly Tema[]) => void;
  /** The user's own rights or clock-in have changed. */
  readonly onYo: () => void;
  /** Whether the stream is up, here or in the leading tab. */
  readonly onState: (isOpen: boolean) => void;
}

export interface Tab {
  isLeading(): boolean;
  hear(mensaje: Mensaje): void;
  stop(): void;
}

/** Follows changes over its own stream while it leads, otherwise through the leading tab. */
export function createTab(deps: TabDeps): Tab {
  const { marca, locks, post } = deps;
  const oido = createStreamPosition();
  const over = new AbortController();
  let [isOpen, isLeading] = [false, false];
  let stopAlarm: () => void = () => undefined;

  const setOpen = (now: boolean): void => {
    if (now === isOpen) return;
    isOpen = now;
    deps.onState(now);
  };
  const moved = (temas: readonly Tema[]): void => {
    if (temas.length > 0) deps.onMoved(temas);
  };
  const take = (leido: StreamEvent): void => {
    moved(oido.hear(leido));
    if (leido.name === 'yo') deps.onYo();
  };
  const tellState = () => post({ marca, tipo: 'estado', isOpen, oido: oido.get() });

  const lead = async (signal: AbortSignal): Promise<void> => {
    isLeading = true;
    stopAlarm();
    const line: StreamDeps = {
      ...deps,
      lastId: () => oido.get().id,
      onEvento: (leido) => {
        take(leido);
        post({ marca, tipo: 'evento', leido });
      },
      onWord: () => post({ marca, tipo: 'latido', id: oido.get().id }),
      onState: (now) => {
        if (now === isOpen) return;
        setOpen(now);
        tellState();
      },
    };
    await keepStream(line, signal).finally(() => {
      isLeading = false;
      watchLeader();
    });
  };

  /** Leads once it gets the lock. After another tab steals it, queues again. */
  const queue = async (steals: boolean): Promise<void> => {
    const { controller: term, release } = followSignal(over.signal);
    if (!locks) return await lead(term.signal);
    try {
      await locks.request(
        `garita-cambios ${marca}`,
        steals ? { steal: true } : { signal: over.signal },
        () => lead(term.signal),
      );
    } catch {
      term.abort();
    } finally {
      release();
    }
    if (!over.signal.aborted && !steals) await queue(false);
  };

  /** A suspended leader keeps the lock but is silent: a visible tab steals it. */
  const watchLeader = (): void => {
    stopAlarm();
    if (isLeading || over.signal.aborted) return;
    stopAlarm = deps.alarm(SILENCE_MS, () => {
      if (isLeading || over.signal.aborted) return;
      setOpen(false);
      if (locks && deps.isVisible()) void queue(true);
      watchLeader();
    });
  };

  void queue(false);
  if (locks) {
    watchLeader();
    post({ marca, tipo: 'hola' });
  }
  return {
    isLeading: () => isLeading,
    hear(mensaje) {
      if (mensaje.marca !== marca || over.signal.aborted) return;
      if (mensaje.tipo === 'hola') {
        if (isLeading) tellState();
        return;
      }
      // A leader that hears another leader has lost the lock and will soon notice.
      if (isLeading) return;
      watchLeader();
      if (mensaje.tipo === 'evento') take(mensaje.leido);
      else if (mensaje.tipo === 'estado') {
        moved(oido.catchUp(mensaje.oido));
        setOpen(mensaje.isOpen);
        // After a suspension this tab may have missed events or assume that no tab leads.
      } else if (!isOpen || mensaje.id !== oido.get().id) post({ marca, tipo: 'hola' });
    },
    stop() {
      over.abort();
      stopAlarm();
      setOpen(false);
    },
  };
}
