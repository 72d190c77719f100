import { followSignal } from '@garita/api-client/followSignal';
import { keepStream, SILENCE_MS, type StreamDeps } from '@garita/api-client/stream/keepStream';
import type { StreamEvent } from '@garita/api-client/stream/StreamEvent';
import type { Tema } from '@garita/domain/temas';
import { createStreamPosition, type StreamPosition } from './createStreamPosition';

/** A message between tabs. A tab ignores messages of another session, which `marca` identifies. */
export type Mensaje = { readonly marca: string } & (
  | { readonly tipo: 'evento'; readonly leido: StreamEvent }
  /** The state of the leading tab. */
  | { readonly tipo: 'estado'; readonly isOpen: boolean; readonly oido: StreamPosition }
  /** The heartbeat of the leading tab, with the id of its last event. */
  | { readonly tipo: 'latido'; readonly id: string | null }
  /** Asks the leading tab for its state. */
  | { readonly tipo: 'hola' }
);

/** Lets one tab at a time hold the stream: the Web Locks API, or a test's own implementation. */
export interface Locks {
  /** Runs `held` with the lock. Rejects if the signal aborts or another tab steals the lock. */
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
  /** null without a secure context. Each tab then has a separate stream. */
  readonly locks: Locks | null;
  readonly isVisible: () => boolean;
  readonly onMoved: (temas: readonly Tema[]) => void;
  /** Called when the user's permissions or clock-in have changed. */
  readonly onYo: () => void;
  /** Called when the stream opens or breaks, in this tab or in the leading tab. */
  readonly onState: (isOpen: boolean) => void;
}

export interface Tab {
  isLeading(): boolean;
  hear(mensaje: Mensaje): void;
  stop(): void;
}

/**
 * Follows the changes: over the stream while this tab leads, otherwise by messages of the leading
 * tab.
 */
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

  /**
   * Waits for the lock, and leads while the tab has it. If another tab steals the lock, this tab
   * waits again.
   */
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

  /**
   * Steals the lock, if this tab is visible, from a leader that sends no heartbeat. The browser has
   * suspended the leading tab, but that tab keeps the lock.
   */
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
      // A leader that gets a message of another leader has lost the lock. The browser will reject
      // its lock request, and then the tab stops leading.
      if (isLeading) return;
      watchLeader();
      if (mensaje.tipo === 'evento') take(mensaje.leido);
      else if (mensaje.tipo === 'estado') {
        moved(oido.catchUp(mensaje.oido));
        setOpen(mensaje.isOpen);
        // A heartbeat with another position: after a suspension this tab may have missed events, or
        // assume that no tab leads.
      } else if (!isOpen || mensaje.id !== oido.get().id) post({ marca, tipo: 'hola' });
    },
    stop() {
      over.abort();
      stopAlarm();
      setOpen(false);
    },
  };
}
