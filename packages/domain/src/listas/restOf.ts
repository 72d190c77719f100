import type { Columna } from './columna';

/**
 * The columns of a tema that screen and command show as they are: all but the named ones, which
 * have a look of their own.
 */
export const restOf = <Row>(
  columnas: Readonly<Record<string, Columna<Row>>>,
  ...named: readonly string[]
): Columna<Row>[] =>
  Object.entries(columnas).flatMap(([name, columna]) => (named.includes(name) ? [] : [columna]));
