import { acentoCss } from '@garita/domain/agencia/acentoCss';
import { useEffect } from 'react';

/** The styles that the page came with, or new ones, admitted by the same nonce. */
function findStyle(): HTMLElement {
  const found = document.getElementById('acento');
  if (found) return found;
  const style = document.createElement('style');
  style.id = 'acento';
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return document.head.appendChild(style);
}

/**
 * Gives the page the agency's colour when it is another one than the page came with: somebody has changed it since.
 * @param color `#rrggbb`; null = Garita's own; undefined while it is not known
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
