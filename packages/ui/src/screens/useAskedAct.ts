import { useRef } from 'react';
import { isRefusal } from '../form/refusal';
import type { Act } from './useAct';

interface AskedAct<Args extends unknown[]> {
  readonly act: Act<Args>;
  /**
   * Whether the form behind the confirmation is obsolete: the act succeeded, or its input is out of
   * date (404, 409).
   */
  readonly isOver: () => boolean;
}

/**
 * An act whose confirmation is shown over a form. Closing the confirmation leads back to the form,
 * unless `isOver` returns true.
 */
export function useAskedAct<Args extends unknown[]>(act: Act<Args>): AskedAct<Args> {
  const over = useRef(false);
  return {
    act: async (...args) => {
      try {
        await act(...args);
        over.current = true;
      } catch (error) {
        over.current = isRefusal(error) && [404, 409].includes(error.httpStatus);
        throw error;
      }
    },
    isOver: () => over.current,
  };
}
