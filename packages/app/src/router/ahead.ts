import { findPantalla, type RegisteredPantalla } from './findPantalla';
import { screenOf } from './screenModules';

/** Asks for what a screen will show as it opens. Never rejects: what failed is told, and asked for again, by the screen. @returns null where there is nothing. */
type Ask = (pantalla: RegisteredPantalla) => Promise<unknown> | null;

/**
 * For how long the screen before stays while data are on their way, once the press has been seen to work; after that a screen says itself what it waits for.
 * Longer, and data that take their time would then wait for the change of page as well. Milliseconds.
 */
const PATIENCE_MS = 100;
const aMoment = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, PATIENCE_MS)));

let ask: Ask | null = null;
const arrivals = new Map<string, Promise<unknown>>();

/** Whoever is signed in asks; a visitor does not have the code for it. @returns takes it back */
export function setAsk(given: Ask): () => void {
  ask = given;
  return () => {
    if (ask === given) ask = null;
  };
}

/** Has a screen's file and its data come at once, as somebody goes there, and not one after the other. */
export function goAhead(pathname: string): void {
  const pantalla = findPantalla(pathname);
  if (!pantalla) return;
  screenOf(pantalla.id).preload?.();
  arrivals.delete(pantalla.id);
  const asked = ask?.(pantalla);
  if (asked) arrivals.set(pantalla.id, Promise.race([asked, aMoment()]));
}

/** What the change to a screen waits for, if it has been asked for ahead. */
export const arrivalOf = (id: RegisteredPantalla['id']): Promise<unknown> | null =>
  arrivals.get(id) ?? null;
