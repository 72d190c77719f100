import type { ReactNode } from 'react';
import type { PropDocs } from './PropDocs';

/** One live example of a pair, and why it is right or wrong. */
export interface Ejemplo {
  /** Rendered without a wrapper. */
  vista: ReactNode;
  /** The reason in one sentence: «Un solo botón macizo: se ve cuál es el acto principal.» */
  texto: string;
}

/** A do and a don't, side by side. */
export interface Pareja {
  si: Ejemplo;
  no: Ejemplo;
}

/**
 * The content of a component's or pattern's page; `PaginaDeComponente` defines its parts and their
 * order.
 */
export interface ComponentDocs {
  /** The component's Spanish name, as designers say it: «Botón». */
  nombre: string;
  /** The component's name in code: `Button`. */
  codigo: string;
  /** The component's purpose, in a sentence or two. */
  para: string;
  /**
   * Why the component is in trial: its properties may change without notice. Absent for a stable
   * component: Novedades announces each change of its properties.
   */
  aPrueba?: string;
  /** When to use the component; at least two cases. */
  usar: readonly [string, string, ...string[]];
  /** When to use another component, and which; at least one case. */
  evitar: readonly [string, ...string[]];
  /** The component's visible parts from the outside in: name and purpose. */
  anatomia: readonly (readonly [parte: string, que: string])[];
  /**
   * The keyboard operation, and announcements of a screen reader that are not obvious; empty for
   * non-interactive components.
   */
  teclado: readonly (readonly [teclas: string, que: string])[];
  parejas: readonly [Pareja, Pareja];
  /**
   * The component's properties as the sources have them: `import props from './Button.tsx?props'`.
   */
  props: PropDocs;
  ejemplo: string;
}
