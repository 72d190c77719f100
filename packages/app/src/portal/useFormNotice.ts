import { useEffect } from 'react';
import { usePortal } from './PortalContext';

/**
 * The error notice of a form, cleared when the form unmounts.
 * @param turn a change of it also clears the notice, for forms that stay mounted when closed
 * @returns shows a text
 */
export function useFormNotice(turn?: unknown): (text: string) => void {
  const { formNotice } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn takes the notice of the one before with it.
  useEffect(() => formNotice.clear, [turn]);
  return formNotice.show;
}
