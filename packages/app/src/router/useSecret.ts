import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The fragment of an address, if it is long enough to be a secret and not an anchor; null
 * otherwise.
 */
export function parseSecret(hash: string): string | null {
  const secret = hash.slice(1);
  return /^[\w-]{20,}$/.test(secret) ? secret : null;
}

/**
 * The secret of the link that opened this page. It survives a later fragment, such as the skip
 * link's.
 */
export function useSecret(): string | null {
  const current = parseSecret(useLocation().hash);
  const [kept, setKept] = useState(current);
  if (current !== null && current !== kept) setKept(current);
  return current ?? kept;
}
