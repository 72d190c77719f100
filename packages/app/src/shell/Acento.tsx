import { acentoCss } from '@garita/domain/agencia/acentoCss';
import { useLayoutEffect } from 'react';

/** The styles that the page came with, or new ones, admitted by the same nonce. */
function findStyle(): HTMLStyleElement {
  const found = document.getElementById('acento');
  if (found instanceof HTMLStyleElement) return found;
  const style = document.createElement('style');
  style.id = 'acento';
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return document.head.appendChild(style);
}

/** Gives the page another colour than it came with. @param color `#rrggbb`; null = Garita's own */
export function Acento({ color }: { color: string | null }) {
  useLayoutEffect(() => {
    const style = findStyle();
    style.textContent = color === null ? '' : acentoCss(color);
    if (color === null) delete style.dataset.color;
    else style.dataset.color = color;
  }, [color]);
  return null;
}
