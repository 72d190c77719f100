export type Pieza =
  | { readonly kind: 'texto'; readonly texto: string }
  | { readonly kind: 'codigo'; readonly texto: string }
  | { readonly kind: 'momento'; readonly fecha: Date; readonly estilo: string }
  | {
      readonly kind: 'negrita' | 'cursiva' | 'subrayado' | 'tachado' | 'oculto';
      readonly piezas: readonly Pieza[];
    };

type Envoltura = Exclude<Pieza['kind'], 'texto' | 'codigo' | 'momento'>;

/** The longer of two marks with the same start comes first. */
const MARCAS: readonly (readonly [marca: string, kind: Envoltura])[] = [
  ['**', 'negrita'],
  ['__', 'subrayado'],
  ['~~', 'tachado'],
  ['||', 'oculto'],
  ['*', 'cursiva'],
  ['_', 'cursiva'],
];

/** The position of the closing mark, ignoring escaped marks; -1 if there is none. */
function findClose(text: string, marca: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text.startsWith(marca, at) && at > from) return at;
  }
  return -1;
}

/** The node at a position and its end; null for plain text. */
function readPieza(
  text: string,
  at: number,
): { readonly pieza: Pieza; readonly end: number } | null {
  const rest = text.slice(at);
  const [escaped, sign] = /^\\([^\p{L}\p{N}\s])/u.exec(rest) ?? [];
  if (escaped !== undefined && sign !== undefined)
    return { pieza: { kind: 'texto', texto: sign }, end: at + escaped.length };
  const [moment, seconds, estilo = 'f'] = /^<t:(\d{1,13})(?::([tTdDfFR]))?>/.exec(rest) ?? [];
  if (moment !== undefined)
    return {
      pieza: { kind: 'momento', fecha: new Date(Number(seconds) * 1000), estilo },
      end: at + moment.length,
    };
  const [code, texto = ''] = /^`([^`]+)`/.exec(rest) ?? [];
  if (code !== undefined) return { pieza: { kind: 'codigo', texto }, end: at + code.length };
  const found = MARCAS.find(([marca]) => rest.startsWith(marca));
  if (!found) return null;
  const [marca, kind] = found;
  const inner = at + marca.length;
  const close = findClose(text, marca, inner);
  return close < 0
    ? null
    : {
        pieza: { kind, piezas: parseDiscord(text.slice(inner, close)) },
        end: close + marca.length,
      };
}

/**
 * Parses the portal's one-line messages: bold, italics, underline, strikethrough, spoiler, code,
 * timestamps and escapes. Headings and lists stay as typed.
 */
export function parseDiscord(text: string): readonly Pieza[] {
  const piezas: Pieza[] = [];
  const add = (pieza: Pieza) => {
    const last = piezas.at(-1);
    if (pieza.kind === 'texto' && last?.kind === 'texto')
      piezas[piezas.length - 1] = { kind: 'texto', texto: last.texto + pieza.texto };
    else piezas.push(pieza);
  };
  for (let at = 0; at < text.length; ) {
    const read = readPieza(text, at);
    add(read?.pieza ?? { kind: 'texto', texto: text[at] ?? '' });
    at = read?.end ?? at + 1;
  }
  return piezas;
}
