import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawIcon } from './drawIcon';

const DRAWING = join(import.meta.dirname, '../public/favicon.svg');

/** File names as in the manifest (server: `manifest.ts`). */
const ICONS = {
  'icono-192.png': { side: 192, share: 0.84 },
  'icono-512.png': { side: 512, share: 0.84 },
  'icono-recortable-512.png': { side: 512, share: 0.6 },
} as const;

/**
 * Renders the icons of the installed app for an agency without an emblem. They are bitmaps, since
 * some systems accept no SVG.
 */
export const installIcons: Plugin = {
  name: 'garita-install-icons',
  apply: 'build',
  generateBundle() {
    const svg = readFileSync(DRAWING, 'utf8');
    for (const [fileName, size] of Object.entries(ICONS))
      this.emitFile({ type: 'asset', fileName, source: drawIcon(svg, size) });
  },
};
