import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureBrowser } from '../../find-browser.mjs';

/** Stories use no network. The other flags make rendering independent of earlier pages. */
const STEADY = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
];

export const openBrowser = async () =>
  chromium.launch({ executablePath: await ensureBrowser(), args: [...CHROMIUM_ARGS, ...STEADY] });
