import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The secret in the fragment of an address. null if the fragment is so short that it is an anchor.
 */
export function parseSecret(hash: string): string | null {
  const secret = hash.slice(1);
  return /^[\w-]{20,}$/.test(secret) ? secret : null;
}

/**
 * The secret in the page's address. The hook keeps the secret when another fragment, such as the
 * skip link's, replaces it.
 */
export function useSecret(): string | null {
  const current = parseSecret(useLocation().hash);
  const [kept, setKept] = useState(current);
  if (current !== null && current !== kept) setKept(current);
  return current ?? kept;
}
