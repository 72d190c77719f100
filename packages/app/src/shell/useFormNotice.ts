import { toast } from '@garita/ui/components/toast';
import { useEffect, useState } from 'react';

export interface FormNotice {
  /** Shows why a form could not be sent, in the place of what it said before. */
  show: (texto: string) => void;
  /** Takes it away. */
  clear: () => void;
}

function createNotice(): FormNotice {
  let key: string | null = null;
  const clear = () => {
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

/**
 * The notice of a form: one at a time, gone once the form is left, so that nobody reads of an old mistake on the next page.
 * @param turn leaving also means that this changes, for forms that stay when they are closed.
 */
export function useFormNotice(turn?: unknown): FormNotice {
  const [notice] = useState(createNotice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn takes the notice of the one before with it.
  useEffect(() => notice.clear, [notice, turn]);
  return notice;
}
