import { contar } from '@garita/domain/formato/contar';
import { type Falta, llamadaOf } from './Carpeta';

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
