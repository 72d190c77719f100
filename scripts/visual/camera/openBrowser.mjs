import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureBrowser } from '../../find-browser.mjs';

/** Stories ask nothing of the network; one that tries reaches nobody. The rest draws the same picture whatever was drawn before it. */
const STEADY = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
];

/** The browser that takes the pictures. */
export const openBrowser = async () =>
  chromium.launch({ executablePath: await ensureBrowser(), args: [...CHROMIUM_ARGS, ...STEADY] });
