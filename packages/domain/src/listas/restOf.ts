import type { Columna } from './columna';

/** The columns that screen and command show unchanged: all but the named columns. */
export const restOf = <Row>(
  columnas: Readonly<Record<string, Columna<Row>>>,
  ...named: readonly string[]
): Columna<Row>[] =>
  Object.entries(columnas).flatMap(([name, columna]) => (named.includes(name) ? [] : [columna]));
