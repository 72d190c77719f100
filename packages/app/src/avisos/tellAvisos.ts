import { describeAviso } from '@garita/domain/avisos/describeAviso';
import { toast, toastQueue } from '@garita/ui/components/toast';
import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';

interface Leidos {
  /** Goes to where one leads, and marks it as read. */
  readonly onGo: (aviso: Aviso, ruta: string) => void;
  /** Shows them all. */
  readonly onAll: () => void;
}

/** What is on screen, and how many it tells of. */
let shown: { readonly key: string; readonly count: number } | null = null;

const isShown = (key: string): boolean => toastQueue.visibleToasts.some((one) => one.key === key);

/** Takes away what was told: it is being looked at. */
export function clearTold(): void {
  if (shown !== null) toast.close(shown.key);
  shown = null;
}

/** Tells whoever is looking of what has just come: the newest in its words, the rest in a number, and one such notice at a time. @param nuevos the newest first */
export function tellAvisos(nuevos: readonly Aviso[], { onGo, onAll }: Leidos): void {
  const [newest] = nuevos;
  if (!newest) return;
  const waiting = shown !== null && isShown(shown.key) ? shown.count : 0;
  clearTold();
  const { texto, ruta } = describeAviso(newest);
  const count = nuevos.length + waiting;
  const key =
    count === 1
      ? toast.info({ text: texto, action: { label: 'Ver', onPress: () => onGo(newest, ruta) } })
      : toast.info({
          text: `${texto} Y ${count - 1} más.`,
          action: { label: 'Ver todos', onPress: onAll },
        });
  shown = { key, count };
}
