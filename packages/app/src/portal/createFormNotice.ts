import { toast } from '@garita/ui/components/toast';
import type { FormNotice } from '@garita/ui/form/FormNotice';

/**
 * The notice that a form shows for a wrong field. A new notice replaces it, and the next write
 * clears it (`createQueryClient`).
 */
export function createFormNotice(): FormNotice {
  let key: string | null = null;
  const clear = (): void => {
    if (key !== null) toast.close(key);
    key = null;
  };
  return {
    show: (text) => {
      clear();
      key = toast.error({ text });
    },
    clear,
  };
}
