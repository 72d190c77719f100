import { renderToStaticMarkup } from 'react-dom/server';
import type { Contrato } from './contrato';
import { estilo } from './estilo';
import { Pagina } from './Pagina';

/**
 * The page of the calls, `/api/docs`: its files by name. It also needs the fonts of
 * `ui/src/theme/fonts` and the contract as JSON.
 */
export const renderLlamadas = (contrato: Contrato): Readonly<Record<string, string>> => ({
  'index.html': `<!doctype html>${renderToStaticMarkup(<Pagina contrato={contrato} />)}`,
  'estilo.css': estilo,
});
