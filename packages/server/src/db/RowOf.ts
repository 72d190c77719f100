import type { Compilable, InferResult } from 'kysely';

export type RowOf<Select extends (...given: never[]) => Compilable<unknown>> = InferResult<
  ReturnType<Select>
>[number];
