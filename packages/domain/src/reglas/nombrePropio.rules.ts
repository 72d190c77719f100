import { findHidden } from '../formato/hiddenCharacters';
import { failIfEmpty, type Rule } from './Rule';

interface NombreTextos {
  /** Longest name, in characters. */
  readonly max: number;
  readonly vacio: string;
  readonly largo: string;
  readonly invisible: string;
}

/** The name is not empty, not too long, and has no invisible characters. */
export const nombrePropioRules = ({
  max,
  vacio,
  largo,
  invisible,
}: NombreTextos): readonly Rule<{ nombre: string }>[] => [
  failIfEmpty('nombre', vacio),
  ({ nombre }) => ([...nombre.trim()].length > max ? { campo: 'nombre', texto: largo } : null),
  ({ nombre }) => (findHidden(nombre) !== null ? { campo: 'nombre', texto: invisible } : null),
];
