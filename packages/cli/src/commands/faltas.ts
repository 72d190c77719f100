import { contar } from '@garita/domain/formato/contar';
import { foldCase } from '@garita/domain/formato/foldCase';
import type { Context } from '../Context';
import { toRefused } from '../change/PreparedChange';
import { UsageError } from '../errors';
import type { ReadyLine } from '../lote/checkLote';
import type { Falta, Linea } from '../lote/readLineas';
import { toSentence } from './applyCambio';
import type { Origen } from './Origen';

/** The error of a line. The line's name comes first, unless the text already begins with it. */
function describeFalta({ linea, texto }: Falta, { como }: Origen): string {
  const name = como(linea);
  const isNamed = [':', ' '].some((mark) => foldCase(texto).startsWith(foldCase(name) + mark));
  return isNamed ? texto : `${name}: ${texto}`;
}

/** Writes every error to stderr, and fails if there is one. @throws UsageError */
export function refuseFaltas({ stderr }: Context, faltas: readonly Falta[], origen: Origen): void {
  if (faltas.length === 0) return;
  for (const falta of faltas) stderr.write(`${toSentence(describeFalta(falta, origen))}\n`);
  throw new UsageError(
    `${contar(faltas.length, 'línea no vale', 'líneas no valen')}: no se ha enviado ninguna.`,
  );
}

export function toRechazada({ linea, texto }: Falta, lineas: readonly Linea<unknown>[]): ReadyLine {
  const campos = lineas.find((one) => one.linea === linea)?.campos ?? {};
  return {
    linea,
    campos,
    cambio: toRefused(
      { descripcion: Object.values(campos).filter(Boolean).join(', '), confirmacion: '' },
      texto,
    ),
  };
}
