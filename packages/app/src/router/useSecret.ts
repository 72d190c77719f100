import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What stands behind the # of an address, when it is long enough to be a secret and not the name of a place in the page; null otherwise. */
export function parseSecret(hash: string): string | null {
  const secret = hash.slice(1);
  return /^[\w-]{20,}$/.test(secret) ? secret : null;
}

/** The secret of the link that opened this page. It is kept when another # follows, as the link to the content's beginning brings one. */
export function useSecret(): string | null {
  const current = parseSecret(useLocation().hash);
  const [kept, setKept] = useState(current);
  if (current !== null && current !== kept) setKept(current);
  return current ?? kept;
}
