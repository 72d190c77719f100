import { deriveAcentos } from '@garita/domain/agencia/acento';
import { acentoCss } from '@garita/domain/agencia/acentoCss';
import type { CaraPortal } from './Portal';
import { datosElement, type Prerender } from './prerender';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const element = (name: string, attributes: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [`${key}="${escapeHtml(value)}"`],
  );
  return `<${[name, ...given].join(' ')}>`;
};
const meta = (name: string, content: string): string => element('meta', { name, content });
const property = (name: string, content: string): string =>
  element('meta', { property: name, content });

/** One line for search results and link previews. */
export const describePortal = ({ nombre, lema }: CaraPortal): string =>
  lema || `Portal de personal de ${nombre}.`;

/** The colour of a phone browser's address bar, muted in dark mode. */
function themeColors(color: string): string {
  const { claro, oscuro } = deriveAcentos(color);
  const of = (scheme: string, content: string) =>
    element('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });
  return of('light', claro.petroleo) + of('dark', oscuro.petroleoSuave);
}

/** The tags for link previews. A picture needs an absolute address, and so the portal's origin. */
function shared(cara: CaraPortal, origen: string | null): string {
  const picture =
    cara.emblema && origen
      ? property('og:image', origen + cara.emblema.url) + meta('twitter:card', 'summary')
      : '';
  return (
    property('og:type', 'website') +
    property('og:title', cara.nombre) +
    property('og:description', describePortal(cara)) +
    picture
  );
}

interface PageMeta {
  readonly cara: CaraPortal | null;
  readonly origen: string | null;
  readonly nonce: string;
}

/**
 * Inserts the prerender. The `noscript` part comes first, because it matters most without a script.
 */
export function showPrerender(html: string, prerender: Prerender | null, nonce: string): string {
  if (prerender === null) return html;
  const { cuerpo, estilos } = prerender;
  const head = estilos.replaceAll('<style ', `<style nonce="${nonce}" `);
  const [asking = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  return html
    .replace('</head>', () => `${head}</head>`)
    .replace(asking, '')
    .replace(
      '<div id="raiz"></div>',
      () => `${asking}<div id="raiz">${cuerpo}</div>${datosElement(prerender)}`,
    );
}

/**
 * Writes the agency's name, emblem and colour into the page, for link previews and for the time
 * before a script runs. The first render of the portal's script also reads its values here
 * (`app/src/shell/useCara.ts`).
 */
export function dressPage(html: string, { cara, origen, nonce }: PageMeta): string {
  const manifest = element('link', { rel: 'manifest', href: '/manifest.webmanifest' });
  if (cara === null) return html.replace('</head>', () => `${manifest}</head>`);
  const { nombre, color, emblema } = cara;
  const own = element('meta', {
    name: 'application-name',
    content: nombre,
    'data-emblema': emblema?.hash ?? null,
  });
  const touch = emblema && element('link', { rel: 'apple-touch-icon', href: emblema.url });
  const style =
    color &&
    `<style id="acento" data-color="${color}" nonce="${nonce}">${acentoCss(color)}</style>`;
  const added = [own, shared(cara, origen), color && themeColors(color), manifest, touch, style]
    .filter(Boolean)
    .join('');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(nombre)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => meta('description', describePortal(cara)))
    .replace(/<link rel="icon"[^>]*>/, (icon) =>
      emblema ? element('link', { rel: 'icon', type: emblema.tipo, href: emblema.url }) : icon,
    )
    .replace(/<meta name="theme-color"[^>]*>\s*/g, (found) => (color ? '' : found))
    .replace('</head>', () => `${added}</head>`);
}
