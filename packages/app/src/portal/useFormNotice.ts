import { useEffect } from 'react';
import { usePortal } from './PortalContext';

/**
 * The notice of a form, gone once the form is left.
 * @param turn leaving also means that this changes, for forms that stay when they are closed.
 * @returns shows a text
 */
export function useFormNotice(turn?: unknown): (text: string) => void {
  const { formNotice } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn takes the notice of the one before with it.
  useEffect(() => formNotice.clear, [turn]);
  return formNotice.show;
}
