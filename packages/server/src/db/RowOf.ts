import type { Compilable, InferResult } from 'kysely';

/** The row type of a query, from the function that builds it. */
export type RowOf<Select extends (...given: never[]) => Compilable<unknown>> = InferResult<
  ReturnType<Select>
>[number];
