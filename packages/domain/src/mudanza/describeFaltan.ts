import { contar } from '../formato/contar';

/** An answer that an old portal did not give. */
export interface Falta {
  readonly llamada: string;
  /** The path that its file would have. */
  readonly ruta: string;
  readonly razon: string;
}

/** The call of an answer's path, such as `getLogUser` of `listas/getLogUser/3`. */
export const llamadaOf = (ruta: string): string => ruta.split(/[/.]/)[1] ?? '';

/** Sentences about the missing answers: one for each list and reason, with their number. */
export function describeFaltan(faltan: readonly Falta[]): string[] {
  const counts = new Map<string, number>();
  for (const { ruta, razon } of faltan) {
    const que = `${llamadaOf(ruta)}: ${razon}`;
    counts.set(que, (counts.get(que) ?? 0) + 1);
  }
  return [...counts].map(([que, count]) =>
    count === 1 ? `${que}.` : `${que} (${contar(count, 'vez', 'veces')}).`,
  );
}
