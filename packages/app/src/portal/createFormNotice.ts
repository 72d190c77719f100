import { toast } from '@garita/ui/components/toast';

export interface FormNotice {
  show(text: string): void;
  clear(): void;
}

/**
 * Why a form could not be sent: one notice at a time, in the place of what was said before. Whatever is sent next takes it away (`createQueryClient`), so that
 * nobody reads of an old mistake beside what has succeeded.
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
