import { useRef, useState } from 'react';

interface Sending<T> {
  isPending: boolean;
  /** Whether a request is pending now: a second click may come before the next render. */
  isBusy: () => boolean;
  send: (values: T) => void;
}

/**
 * Sends requests and reports rejections. Callers must check `isBusy` first, since `send` always
 * sends.
 */
export function useSending<T>(
  onSubmit: (values: T) => Promise<unknown> | unknown,
  onRejection: (error: unknown) => void,
): Sending<T> {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const attempt = async (values: T) => {
    isRunning.current = true;
    setPending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      onRejection(error);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { isPending, isBusy: () => isRunning.current, send: (values) => void attempt(values) };
}
