import { followSignal } from '@garita/api-client/followSignal';
import type { Tema } from '@garita/domain/temas';
import { createOido, type Oido } from './createOido';
import { keepLine, type LineDeps, SILENCE_MS } from './keepLine';
import type { Leido } from './Leido';

/** What the tabs of one browser say to each other; `marca` names the session, since another one may begin meanwhile. */
export type Mensaje = { readonly marca: string } & (
  | { readonly tipo: 'evento'; readonly leido: Leido }
  /** The one that leads says how things are. */
  | { readonly tipo: 'estado'; readonly isOpen: boolean; readonly oido: Oido }
  /** It lives, and has heard so far. */
  | { readonly tipo: 'latido'; readonly id: string | null }
  /** Somebody asks how things are. */
  | { readonly tipo: 'hola' }
);

/** One tab at a time holds the line: the browser's Web Locks, or what does as they do. */
export interface Locks {
  /** Runs the work once the lock is ours, and holds it until it is over. Rejects when the signal, or another tab, takes it away. */
  request(
    name: string,
    options: { signal: AbortSignal } | { steal: true },
    work: () => Promise<void>,
  ): Promise<void>;
}

export interface TabDeps extends Pick<LineDeps, 'ask' | 'onRefused' | 'random' | 'wait' | 'alarm'> {
  readonly marca: string;
  readonly post: (mensaje: Mensaje) => void;
  /** null where the browser has none (a page without TLS): each tab then holds a line of its own. */
  readonly locks: Locks | null;
  readonly isVisible: () => boolean;
  /** What was read of these is old. */
  readonly onMoved: (temas: readonly Tema[]) => void;
  /** One's own rights or clock-in have changed. */
  readonly onYo: () => void;
  /** Whether what moves is being told. */
  readonly onState: (isOpen: boolean) => void;
}

export interface Tab {
  /** Whether the line is its own. */
  isLeading(): boolean;
  hear(mensaje: Mensaje): void;
  stop(): void;
}

/** A tab that hears what moves: over its own line while it leads, else from the tab that does. */
export function createTab(deps: TabDeps): Tab {
  const { marca, locks, post } = deps;
  const oido = createOido();
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
  const take = (leido: Leido): void => {
    moved(oido.hear(leido));
    if (leido.name === 'yo') deps.onYo();
  };
  const tellState = () => post({ marca, tipo: 'estado', isOpen, oido: oido.get() });

  const lead = async (signal: AbortSignal): Promise<void> => {
    isLeading = true;
    stopAlarm();
    const line: LineDeps = {
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
    await keepLine(line, signal).finally(() => {
      isLeading = false;
      watchLeader();
    });
  };

  /** Leads when its turn comes; when another tab takes that away, it waits for its turn again. */
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

  /** A tab that the system has put to sleep keeps its turn and says nothing: somebody who is looking on takes it over. */
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
      // Whoever leads, and hears another lead, has lost its turn and is about to find out.
      if (isLeading) return;
      watchLeader();
      if (mensaje.tipo === 'evento') take(mensaje.leido);
      else if (mensaje.tipo === 'estado') {
        moved(oido.catchUp(mensaje.oido));
        setOpen(mensaje.isOpen);
        // Asleep meanwhile, it may have missed something, or have thought that nobody leads.
      } else if (!isOpen || mensaje.id !== oido.get().id) post({ marca, tipo: 'hola' });
    },
    stop() {
      over.abort();
      stopAlarm();
      setOpen(false);
    },
  };
}
