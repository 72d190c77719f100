import { useEffect } from 'react';

interface Waiting {
  /** The button that was pressed last. */
  button?: HTMLButtonElement;
  stop(): void;
}
declare global {
  interface Window {
    /** What the script below has seen. */
    pulsado?: Waiting;
  }
}

/**
 * Runs in the page before anything else: remembers which button was pressed while nothing answers to it yet, and shows it pressed. Links and what the browser
 * does by itself need no help.
 */
export const earlyPressScript =
  "(function(){function f(e){var b=e.target.closest&&e.target.closest('button'),p=window.pulsado;if(!b)return;if(p.button)p.button.removeAttribute('data-pressed');p.button=b;b.setAttribute('data-pressed','true')}window.pulsado={stop:function(){removeEventListener('click',f,true)}};addEventListener('click',f,true)})()";

/** Whether a button has been pressed by now. */
export const wasPressed = (): boolean => window.pulsado?.button !== undefined;

/** Presses it once the page answers: for what the page takes over last, since what lies around it answers by then. */
export function useEarlyPress(): void {
  useEffect(() => {
    const waiting = window.pulsado;
    if (!waiting) return;
    waiting.stop();
    delete window.pulsado;
    waiting.button?.removeAttribute('data-pressed');
    waiting.button?.click();
  }, []);
}
