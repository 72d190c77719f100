import type { ReactNode } from 'react';
import type { PropDocs } from './PropDocs';

/** One live example of a pair: what it shows, and why it is right or wrong. */
export interface Ejemplo {
  /** Drawn as it stands, with nothing around it. */
  vista: ReactNode;
  /** The reason, one sentence: «Un solo botón macizo: se ve cuál es el acto principal.» */
  texto: string;
}

/** What to do and what not to, side by side. */
export interface Pareja {
  si: Ejemplo;
  no: Ejemplo;
}

/** Everything that the page of a component or pattern says; the page's parts and their order are the page's own (`PaginaDeComponente`). */
export interface ComponentDocs {
  /** Its Spanish name, as designers say it: «Botón». */
  nombre: string;
  /** Its name in code: `Button`. */
  codigo: string;
  /** What for, in a sentence or two. */
  para: string;
  /** When it is the right one; at least two. */
  usar: readonly [string, string, ...string[]];
  /** When another one is better, and which; at least one. */
  evitar: readonly [string, ...string[]];
  /** Its visible parts from the outside in: name and what it does. */
  anatomia: readonly (readonly [parte: string, que: string])[];
  /** What the keyboard does in it, and what a screen reader is told where that is not obvious; empty for what nobody operates. */
  teclado: readonly (readonly [teclas: string, que: string])[];
  /** Two pairs of live examples. */
  parejas: readonly [Pareja, Pareja];
  /** Its properties as the sources have them: `import props from './Button.tsx?props'`. */
  props: PropDocs;
  /** Code that can be copied as it stands. */
  ejemplo: string;
}
