import type { Eventos } from '@garita/domain/cambios/eventos';
import type { Tema } from '@garita/domain/temas';
import { createTab, type Locks, type Mensaje, type Tab } from '../live/createTab';

/** Waits one turn of the event loop. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const settle = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await nextTurn();
};

export const eventoText = <Name extends keyof Eventos>(
  name: Name,
  data: Eventos[Name],
  id?: string,
): string => `${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export function createLocks(): Locks {
  type Waiting = { readonly grant: () => void };
  let held: { readonly lose: (error: Error) => void } | null = null;
  const queue: Waiting[] = [];
  const release = () => {
    held = null;
    queue.shift()?.grant();
  };
  return {
    request: (_, options, work) =>
      new Promise<void>((resolve, reject) => {
        const take = () => {
          const mine = { lose: reject };
          held = mine;
          void work().then(() => {
            if (held === mine) release();
            resolve();
          });
        };
        if ('steal' in options) {
          held?.lose(new DOMException('stolen', 'AbortError'));
          take();
          return;
        }
        const waiting = { grant: take };
        options.signal.addEventListener('abort', () => {
          if (!queue.includes(waiting)) return;
          queue.splice(queue.indexOf(waiting), 1);
          reject(options.signal.reason);
        });
        if (held) queue.push(waiting);
        else take();
      }),
  };
}

/** The tabs of a browser. The test controls their stream, alarms and pauses. */
export function createPortal({ locks = createLocks() }: { locks?: Locks | null } = {}) {
  const lines: {
    readonly lastId: string | null;
    readonly out: ReadableStreamDefaultController<Uint8Array>;
    isOpen: boolean;
  }[] = [];
  const tabs: { readonly tab: Tab; readonly name: string }[] = [];
  const alarms = new Set<{ readonly name: string; readonly ring: () => void }>();
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  const said: string[] = [];
  let answer: () => Response | null = () => null;

  const ask = async (lastId: string | null, signal: AbortSignal): Promise<Response> => {
    const other = answer();
    if (other) return other;
    const body = new ReadableStream<Uint8Array>({
      start: (out) => {
        const line = { lastId, out, isOpen: true };
        lines.push(line);
        signal.addEventListener('abort', () => {
          if (!line.isOpen) return;
          line.isOpen = false;
          out.error(signal.reason);
        });
      },
    });
    return new Response(body, { status: 200 });
  };

  const openTab = (
    name: string,
    { isVisible = () => true }: { isVisible?: () => boolean } = {},
  ): Tab => {
    const post = (mensaje: Mensaje) => {
      // As through a BroadcastChannel, a message arrives later and as a copy.
      const copy = structuredClone(mensaje);
      void nextTurn().then(() => {
        for (const other of tabs) if (other.name !== name) other.tab.hear(copy);
      });
    };
    const tab = createTab({
      marca: '6-x',
      post,
      locks,
      isVisible,
      ask,
      random: () => 1,
      wait: (ms, signal) =>
        new Promise((resolve) => {
          const end = () => {
            signal.removeEventListener('abort', end);
            resolve();
          };
          pauses.push({ ms, end });
          signal.addEventListener('abort', end);
        }),
      alarm: (_, ring) => {
        const alarm = { name, ring };
        alarms.add(alarm);
        return () => alarms.delete(alarm);
      },
      onMoved: (temas: readonly Tema[]) => said.push(`${name}: ${temas.join()}`),
      onYo: () => said.push(`${name}: yo`),
      onState: (isOpen) => said.push(`${name}: ${isOpen ? 'con línea' : 'sin línea'}`),
      onRefused: (texto) => said.push(`${name}: ${texto}`),
    });
    tabs.push({ tab, name });
    return tab;
  };

  return {
    openTab,
    open: () => lines.filter(({ isOpen }) => isOpen),
    asked: () => lines.map(({ lastId }) => lastId),
    tell: async (text: string) => {
      for (const { isOpen, out } of lines) if (isOpen) out.enqueue(new TextEncoder().encode(text));
      await settle();
    },
    cut: async () => {
      for (const line of lines.filter(({ isOpen }) => isOpen)) {
        line.isOpen = false;
        line.out.error(new TypeError('network'));
      }
      await settle();
    },
    answerWith: (make: () => Response | null) => {
      answer = make;
    },
    /** Ends the latest pause. @returns its length in milliseconds */
    hurry: async (): Promise<number | undefined> => {
      const pause = pauses.pop();
      pause?.end();
      await settle();
      return pause?.ms;
    },
    /**
     * Fires the alarms that the tab has set: for the leader's silence, or in the leading tab for the
     * stream's silence.
     */
    ring: async (name: string) => {
      for (const alarm of [...alarms].filter((one) => one.name === name)) {
        alarms.delete(alarm);
        alarm.ring();
      }
      await settle();
    },
    said: () => said.splice(0),
  };
}
