const base = new Intl.Collator('es', { sensitivity: 'base' });

/** What names and figures are written with. Each stands in the order for itself: none of them is put together with its neighbour. */
const WRITTEN =
  ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáéíóúüñÁÉÍÓÚÜÑ';

function readRanks(): Uint8Array {
  const ranks = new Uint8Array(256);
  let rank = 0;
  let before: string | undefined;
  for (const letter of [...WRITTEN].sort(base.compare)) {
    if (before === undefined || base.compare(before, letter) !== 0) rank += 1;
    ranks[letter.charCodeAt(0)] = rank;
    before = letter;
  }
  return ranks;
}

let known: Uint8Array | undefined;

/**
 * A text by which others are compared with a mere `<`, in the Spanish order without regard to case and accents: thousands of names are sorted by it in
 * the time that the collator takes for hundreds. Null where a text has letters of other languages, which only the collator knows.
 */
export function spanishKey(text: string): string | null {
  known ??= readRanks();
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const rank = known[text.charCodeAt(at)];
    if (!rank) return null;
    key += String.fromCharCode(rank);
  }
  return key;
}
