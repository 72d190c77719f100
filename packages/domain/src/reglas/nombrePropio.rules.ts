import { findHidden } from '../formato/hiddenCharacters';
import type { Rule } from './Rule';

interface NombreTextos {
  /** The longest one, in characters as people count them. */
  readonly max: number;
  readonly vacio: string;
  readonly largo: string;
  readonly invisible: string;
}

/** The name that somebody gives to a thing of their own: there is one, it is not too long, and nothing in it is hidden. */
export const nombrePropioRules = ({
  max,
  vacio,
  largo,
  invisible,
}: NombreTextos): readonly Rule<{ nombre: string }>[] => [
  ({ nombre }) => (nombre.trim() === '' ? { campo: 'nombre', texto: vacio } : null),
  ({ nombre }) => ([...nombre.trim()].length > max ? { campo: 'nombre', texto: largo } : null),
  ({ nombre }) => (findHidden(nombre) !== null ? { campo: 'nombre', texto: invisible } : null),
];
