import { createContext } from 'react';

/** The agency's identity, in place of Garita's own name and logo. */
export interface CaraAgencia {
  readonly nombre: string;
  /** The emblem's URL; null = Garita's logo. */
  readonly emblema: string | null;
}

/**
 * Whether the name is shown in Garita's lettering: if it contains «Garita», and the agency has no
 * emblem.
 */
export const hasOwnLetters = ({ nombre, emblema }: CaraAgencia): boolean =>
  emblema === null && /garita/i.test(nombre);

export const GARITA: CaraAgencia = { nombre: 'Garita', emblema: null };

export const CaraContext = createContext(GARITA);
