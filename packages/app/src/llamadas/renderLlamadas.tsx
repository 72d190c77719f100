import { renderToStaticMarkup } from 'react-dom/server';
import type { Contrato } from './contrato';
import { estilo } from './estilo';
import { Pagina } from './Pagina';

/**
 * Renders the page `/api/docs`, which documents the API. @returns its files by name. The page also
 * needs the fonts of `ui/src/theme/fonts` and the contract as JSON in its folder.
 */
export const renderLlamadas = (contrato: Contrato): Readonly<Record<string, string>> => ({
  'index.html': `<!doctype html>${renderToStaticMarkup(<Pagina contrato={contrato} />)}`,
  'estilo.css': estilo,
});
