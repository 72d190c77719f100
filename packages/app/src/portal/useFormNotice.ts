import { toast } from '@garita/ui/components/toast';
import { useEffect } from 'react';

let key: string | null = null;

/**
 * Why a form could not be sent: one notice at a time, in the place of what was said before. Whatever is sent next takes it away (`createQueryClient`), so that
 * nobody reads of an old mistake beside what has succeeded.
 */
export const formNotice = {
  show(text: string): void {
    formNotice.clear();
    key = toast.error({ text });
  },
  clear(): void {
    if (key !== null) toast.close(key);
    key = null;
  },
};

/**
 * The notice of a form, gone once the form is left.
 * @param turn leaving also means that this changes, for forms that stay when they are closed.
 * @returns shows a text
 */
export function useFormNotice(turn?: unknown): (text: string) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn takes the notice of the one before with it.
  useEffect(() => formNotice.clear, [turn]);
  return formNotice.show;
}
