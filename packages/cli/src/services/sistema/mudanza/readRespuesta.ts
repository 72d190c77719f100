/** An answer, or why there is none. `status` is 0 when none arrived. */
export type Respuesta =
  | { readonly texto: string; readonly valor: unknown }
  | { readonly status: number; readonly razon: string };

/** Decodes UTF-8; a text that is not valid in it is Windows-1252, which old PHP servers answer. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The refusal in an answer, which old portals give with HTTP status 200; null for data. */
function refusalIn(valor: unknown): string | null {
  if (typeof valor !== 'object' || valor === null || !('msg' in valor)) return null;
  const { msg, status } = valor as { msg: unknown; status?: unknown };
  return status === undefined || Number(status) === 0 ? null : `«${String(msg)}»`;
}

/** Reads the body of an answer, as text in UTF-8 and parsed. */
export function readRespuesta(status: number, bytes: ArrayBuffer): Respuesta {
  const texto = decode(bytes);
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
