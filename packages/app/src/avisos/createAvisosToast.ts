import { describeAviso } from '@garita/domain/avisos/describeAviso';
import type { Moneda } from '@garita/domain/formato/moneda';
import { toast, toastQueue } from '@garita/ui/components/toast';
import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';

interface Acts {
  readonly moneda: Moneda;
  /** Opens a notice's page and marks it as read. */
  readonly onGo: (aviso: Aviso, ruta: string) => void;
  /** Opens the panel. */
  readonly onAll: () => void;
}

interface AvisosToast {
  /** @param nuevos newest first */
  tell(nuevos: readonly Aviso[], acts: Acts): void;
  clear(): void;
}

const isShown = (key: string): boolean => toastQueue.visibleToasts.some((one) => one.key === key);

/**
 * Announces notices in one toast, with the text of the newest notice and the number of the others.
 */
export function createAvisosToast(): AvisosToast {
  let shown: { readonly key: string; readonly count: number } | null = null;
  const clear = (): void => {
    if (shown !== null) toast.close(shown.key);
    shown = null;
  };
  return {
    clear,
    tell([newest, ...rest], { moneda, onGo, onAll }) {
      if (!newest) return;
      const waiting = shown !== null && isShown(shown.key) ? shown.count : 0;
      clear();
      const { texto, ruta } = describeAviso(newest, moneda);
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
