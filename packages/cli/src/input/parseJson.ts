import { UsageError } from '../errors';

/** @throws UsageError with the text `otherwise` when it is no JSON */
export function parseJson(text: string, otherwise: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(otherwise);
  }
}

/** The fields of a value; none when it is no object. */
export const toFields = <Name extends string = string>(
  value: unknown,
): Readonly<Record<Name, unknown>> =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<Name, unknown>;
