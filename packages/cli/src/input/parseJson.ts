import { UsageError } from '../errors';

/** Parses JSON. @throws UsageError with the text `otherwise` if it is invalid */
export function parseJson(text: string, otherwise: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(otherwise);
  }
}

/** The fields of an object; an empty object for any other value. */
export const toFields = <Name extends string = string>(
  value: unknown,
): Readonly<Record<Name, unknown>> =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<Name, unknown>;
