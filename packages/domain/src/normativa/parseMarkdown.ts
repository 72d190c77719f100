export type Inline =
  | { readonly kind: 'texto'; readonly texto: string }
  | { readonly kind: 'fuerte' | 'enfasis'; readonly hijos: readonly Inline[] }
  | { readonly kind: 'enlace'; readonly url: string; readonly hijos: readonly Inline[] };

export type Bloque =
  | { readonly kind: 'titulo'; readonly nivel: 1 | 2 | 3; readonly hijos: readonly Inline[] }
  | {
      readonly kind: 'lista';
      readonly ordenada: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: 'parrafo'; readonly lineas: readonly (readonly Inline[])[] };

/** Emphasis marks; `**` first, since it begins with `*`. */
const MARKS = [
  ['**', 'fuerte'],
  ['*', 'enfasis'],
] as const;
/** `[palabras](https://…)`: a domain name; no user info, spaces, brackets or quotes. */
const ENLACE =
  /^\[([^[\]\n]+)\]\((https:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#][^\s()<>"'`\\]*)?)\)/u;
/** Maximum nesting; deeper marks stay text. */
const MAX_DEPTH = 4;

interface Piece {
  readonly inline: Inline;
  /** The piece's length in the line. */
  readonly length: number;
}

function readMark(rest: string, depth: number): Piece | null {
  for (const [mark, kind] of MARKS) {
    if (!rest.startsWith(mark)) continue;
    const end = rest.indexOf(mark, mark.length);
    const inner = rest.slice(mark.length, end);
    // Marks with a space next to their inner text stay text.
    if (end > mark.length && inner.trim() === inner)
      return { inline: { kind, hijos: parseInline(inner, depth + 1) }, length: end + mark.length };
  }
  return null;
}

function readLink(rest: string): Piece | null {
  const [whole, palabras, url] = ENLACE.exec(rest) ?? [];
  if (whole === undefined || palabras === undefined || url === undefined) return null;
  return {
    inline: { kind: 'enlace', url, hijos: [{ kind: 'texto', texto: palabras }] },
    length: whole.length,
  };
}

function parseInline(line: string, depth = 0): Inline[] {
  const found: Inline[] = [];
  let texto = '';
  const flush = () => {
    if (texto !== '') found.push({ kind: 'texto', texto });
    texto = '';
  };
  for (let at = 0; at < line.length; ) {
    const rest = line.slice(at);
    const piece =
      depth > MAX_DEPTH
        ? null
        : rest.startsWith('[')
          ? readLink(rest)
          : rest.startsWith('*')
            ? readMark(rest, depth)
            : null;
    if (piece) {
      flush();
      found.push(piece.inline);
    } else texto += line[at];
    at += piece?.length ?? 1;
  }
  flush();
  return found;
}

const TITULO = /^(#{1,3}) +(.+)$/;
const ITEM = /^(?:[-*] +|(\d{1,3})[.)] +)(.+)$/;

function readLine(line: string): Bloque {
  const [, signos, titulo] = TITULO.exec(line) ?? [];
  if (signos !== undefined && titulo !== undefined)
    return { kind: 'titulo', nivel: signos.length as 1 | 2 | 3, hijos: parseInline(titulo) };
  const [item, numero, palabras] = ITEM.exec(line) ?? [];
  if (item !== undefined && palabras !== undefined)
    return { kind: 'lista', ordenada: numero !== undefined, items: [parseInline(palabras)] };
  return { kind: 'parrafo', lineas: [parseInline(line)] };
}

/** Joins two adjacent blocks; null if they are of different kinds. */
function join(one: Bloque, next: Bloque): Bloque | null {
  if (one.kind === 'lista' && next.kind === 'lista' && one.ordenada === next.ordenada)
    return { ...one, items: [...one.items, ...next.items] };
  if (one.kind === 'parrafo' && next.kind === 'parrafo')
    return { ...one, lineas: [...one.lineas, ...next.lineas] };
  return null;
}

/**
 * Headings (`#`), lists (`-`, `1.`), **strong**, *emphasis* and https links. Everything else is
 * text, also HTML. The output's only attribute is a link's address, so an author cannot inject
 * HTML.
 */
export function parseMarkdown(texto: string): Bloque[] {
  const bloques: Bloque[] = [];
  let isNew = true;
  for (const line of texto.split(/\r\n?|\n/).map((one) => one.trim())) {
    const last = bloques.at(-1);
    if (line !== '') {
      const next = readLine(line);
      const joined = last && !isNew ? join(last, next) : null;
      if (joined) bloques[bloques.length - 1] = joined;
      else bloques.push(next);
    }
    isNew = line === '';
  }
  return bloques;
}
