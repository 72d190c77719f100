import { createContext } from 'react';

/** The agency's identity, in place of Garita's own name and logo. */
export interface CaraAgencia {
  readonly nombre: string;
  /** The emblem's URL; null = Garita's logo. */
  readonly emblema: string | null;
}

/** An agency without an emblem whose name contains Garita gets Garita's own lettering. */
export const hasOwnLetters = ({ nombre, emblema }: CaraAgencia): boolean =>
  emblema === null && /garita/i.test(nombre);

export const GARITA: CaraAgencia = { nombre: 'Garita', emblema: null };

export const CaraContext = createContext(GARITA);
