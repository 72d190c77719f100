import type { Compilable, InferResult } from 'kysely';

/** The type of a row of a query, given as the function that writes it. */
export type RowOf<Select extends (...given: never[]) => Compilable<unknown>> = InferResult<
  ReturnType<Select>
>[number];
