import { toast } from '@garita/ui/components/toast';
import type { FormNotice } from '@garita/ui/form/FormNotice';

/**
 * The error notice of a form, one at a time. The next write clears it (`createQueryClient`), so
 * that no old error is shown beside a success.
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
