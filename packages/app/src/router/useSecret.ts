import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** null unless the fragment is long enough to be a secret and not an anchor. */
export function parseSecret(hash: string): string | null {
  const secret = hash.slice(1);
  return /^[\w-]{20,}$/.test(secret) ? secret : null;
}

/** Keeps the secret when a later fragment replaces it, such as the skip link's. */
export function useSecret(): string | null {
  const current = parseSecret(useLocation().hash);
  const [kept, setKept] = useState(current);
  if (current !== null && current !== kept) setKept(current);
  return current ?? kept;
}
