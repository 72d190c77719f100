// Finds the Chromium for stories and journeys, or tries to install one.
// `node scripts/find-browser.mjs [--install]` prints its path.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasApt, installPackages, runInstaller } from './lib/installers.mjs';

const isRoot = process.getuid?.() === 0;

/** Environment variables that name a browser, by priority. */
const VARIABLES = [
  'CHROMIUM_PATH',
  'CHROME_BIN',
  'CHROME_PATH',
  'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH',
  'PUPPETEER_EXECUTABLE_PATH',
];
/** Commands, the headless shell first: the same engine without windows, several times lighter. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
/** Places outside PATH; /usr/bin is included since a service's PATH may lack it. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const INSIDE_PLAYWRIGHT_CACHE = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
];

/** Flags for a quiet, offline browser, also in a container (small /dev/shm, no sandbox as root). */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  ...(isRoot ? ['--no-sandbox'] : []),
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function* pathCandidates() {
  for (const name of VARIABLES) if (process.env[name]) yield process.env[name];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of COMMANDS) for (const folder of folders) yield join(folder, name);
  yield* KNOWN_PLACES;
}

/** The installed Playwright's browser, or any revision in its cache. */
async function* playwrightCandidates() {
  const playwright = await import('playwright').catch(() => undefined);
  if (playwright) yield playwright.chromium.executablePath();
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return;
  const revisions = readdirSync(cache).filter((name) => name.startsWith('chromium'));
  for (const revision of revisions.sort().reverse())
    for (const inside of INSIDE_PLAYWRIGHT_CACHE) yield join(cache, revision, inside);
}

/** Finds a browser by a variable, in the system, or from Playwright; undefined if there is none. */
export async function findBrowser() {
  for (const path of pathCandidates()) if (isExecutable(path)) return path;
  for await (const path of playwrightCandidates()) if (isExecutable(path)) return path;
  return undefined;
}

const installWithApt = () =>
  installPackages(
    ['chromium-headless-shell', 'fonts-liberation'],
    ['chromium', 'fonts-liberation'],
  );

// Never `playwright install --with-deps`: it upgrades system packages before it knows whether it
// can download a browser.
const installWithPlaywright = () =>
  runInstaller('npx', ['--no-install', 'playwright', 'install', '--only-shell', 'chromium']);

/**
 * Installs a browser if there is none: as root with apt, else with Playwright.
 * @throws an Error in Spanish with the manual steps
 */
export async function ensureBrowser() {
  const present = await findBrowser();
  if (present) return present;
  const installers = hasApt() ? [installWithApt, installWithPlaywright] : [installWithPlaywright];
  for (const install of installers) {
    install();
    const found = await findBrowser();
    if (found) return found;
  }
  throw new Error(
    'No se encontró ningún navegador Chromium. Instala Chromium o Google Chrome (en Debian y Ubuntu: «sudo apt-get install chromium») ' +
      'o indica su ruta en la variable CHROMIUM_PATH.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const find = process.argv.includes('--install') ? ensureBrowser : findBrowser;
  console.log((await find()) ?? '');
}
