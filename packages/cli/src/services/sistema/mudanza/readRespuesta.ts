import { decodeText } from '../../../input/decodeText';

/** An answer, or why there is none. `status` is 0 when none arrived. */
export type Respuesta =
  | { readonly texto: string; readonly valor: unknown }
  | { readonly status: number; readonly razon: string };

/** The refusal in an answer, which old portals give with HTTP status 200; null for data. */
function refusalIn(valor: unknown): string | null {
  if (typeof valor !== 'object' || valor === null || !('msg' in valor)) return null;
  const { msg, status } = valor as { msg: unknown; status?: unknown };
  return status === undefined || Number(status) === 0 ? null : `«${String(msg)}»`;
}

/** Reads the body of an answer: in UTF-8, or in Windows-1252 as old PHP servers answer. */
export function readRespuesta(status: number, bytes: ArrayBuffer): Respuesta {
  const texto = decodeText(Buffer.from(bytes));
  let valor: unknown;
  try {
    valor = JSON.parse(texto);
  } catch {
    const what = /^\s*</.test(texto) ? 'una página HTML' : 'algo que no es JSON';
    return { status, razon: `responde ${what} (${status})` };
  }
  const refusal = refusalIn(valor);
  if (status !== 200)
    return { status, razon: refusal ? `${refusal} (${status})` : `error ${status}` };
  return refusal === null ? { texto, valor } : { status, razon: refusal };
}
