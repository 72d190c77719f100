import { acentoCss } from '@garita/domain/agencia/acentoCss';
import { useEffect } from 'react';

/** The style element with the agency's colour, or a new element with the page's CSP nonce. */
function findStyle(): HTMLElement {
  const found = document.getElementById('acento');
  if (found) return found;
  const style = document.createElement('style');
  style.id = 'acento';
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return document.head.appendChild(style);
}

/**
 * Applies the agency's colour to the page. @param color `#rrggbb`; null = Garita's colour;
 * undefined until known
 */
export function useAcento(color: string | null | undefined): void {
  useEffect(() => {
    const worn = document.getElementById('acento')?.dataset.color ?? null;
    if (color === undefined || color === worn) return;
    const style = findStyle();
    style.textContent = color === null ? '' : acentoCss(color);
    if (color === null) delete style.dataset.color;
    else style.dataset.color = color;
  }, [color]);
}
