import { createContext } from 'react';

/** Whose portal this is: what stands where otherwise Garita's own name and booth do. */
export interface CaraAgencia {
  readonly nombre: string;
  /** Address of its emblem; null = the booth. */
  readonly emblema: string | null;
}

/** An agency without an emblem whose name is the house's own has the house's own lettering. */
export const hasOwnLetters = ({ nombre, emblema }: CaraAgencia): boolean =>
  emblema === null && /garita/i.test(nombre);

/** The house itself. */
export const GARITA: CaraAgencia = { nombre: 'Garita', emblema: null };

export const CaraContext = createContext(GARITA);
