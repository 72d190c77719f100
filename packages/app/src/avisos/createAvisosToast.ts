import { describeAviso } from '@garita/domain/avisos/describeAviso';
import { toast, toastQueue } from '@garita/ui/components/toast';
import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';

interface Acts {
  /** Goes to where one leads, and marks it as read. */
  readonly onGo: (aviso: Aviso, ruta: string) => void;
  /** Shows them all. */
  readonly onAll: () => void;
}

interface AvisosToast {
  /** Tells whoever is looking of what has just come. @param nuevos the newest first */
  tell(nuevos: readonly Aviso[], acts: Acts): void;
  /** Takes away what was told: it is being looked at. */
  clear(): void;
}

const isShown = (key: string): boolean => toastQueue.visibleToasts.some((one) => one.key === key);

/** Tells of notices: the newest in its words, the rest in a number, and one such notice at a time. */
export function createAvisosToast(): AvisosToast {
  /** What is on screen, and how many it tells of. */
  let shown: { readonly key: string; readonly count: number } | null = null;
  const clear = (): void => {
    if (shown !== null) toast.close(shown.key);
    shown = null;
  };
  return {
    clear,
    tell([newest, ...rest], { onGo, onAll }) {
      if (!newest) return;
      const waiting = shown !== null && isShown(shown.key) ? shown.count : 0;
      clear();
      const { texto, ruta } = describeAviso(newest);
      const more = rest.length + waiting;
      const key =
        more === 0
          ? toast.info({ text: texto, action: { label: 'Ver', onPress: () => onGo(newest, ruta) } })
          : toast.info({
              text: `${texto} Y ${more} más.`,
              action: { label: 'Ver todos', onPress: onAll },
            });
      shown = { key, count: more + 1 };
    },
  };
}
