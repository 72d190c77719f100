import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inProject } from '../lib/project.mjs';
import { readTheme } from './readTheme.mjs';

const PAGE = inProject('scripts/visual/page');
const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]);
/** Escapes JSON for a `<script>` element, so that no text in it closes the element. */
const escapeJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [`${PAGE}/main.mjs`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0].text.replaceAll('</', '<\\/');
}

/** The CSP blocks every request. */
const POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * @param report see compareSides, with the stories from choosePictures
 * @param pictures name → PNG file
 */
export async function writePage(report, pictures) {
  const title = `Cambios: ${report.base.name} → ${report.head.name}`;
  const held = [...pictures].map(
    ([name, file]) =>
      `<script type="text/plain" data-foto="${escapeHtml(name)}">${file.toString('base64')}</script>`,
  );
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${await readTheme()}\n${readFileSync(`${PAGE}/page.css`, 'utf8')}</style>
</head>
<body>
<noscript>Esta página necesita JavaScript para enseñar las fotos.</noscript>
<div id="pagina"></div>
<script type="application/json" id="datos">${escapeJson(report)}</script>
${held.join('\n')}
<script>${await bundle()}</script>
</body>
</html>
`;
}
