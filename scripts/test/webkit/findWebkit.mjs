// Safari's engine, as Linux has it: WebKitGTK's browser, what drives it, and a screen that nobody looks at.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The packages of Debian and Ubuntu. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'];
const DRIVERS = ['/usr/bin/WebKitWebDriver'];
const SCREENS = ['/usr/bin/Xvfb'];
const LIBRARIES = ['/usr/lib', '/usr/libexec'];

/** The browser that the driver starts stands among its library's own files, under the machine's and the library's names. */
function findBrowser() {
  const folders = LIBRARIES.filter(existsSync).flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
  return folders.flatMap((folder) => [join(folder, 'webkit2gtk-4.1/MiniBrowser'), join(folder, 'webkitgtk-6.0/MiniBrowser')]).find(existsSync);
}

function find() {
  const [driver, screen, browser] = [DRIVERS.find(existsSync), SCREENS.find(existsSync), findBrowser()];
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...PACKAGES);
}

/**
 * Where they are; where they are not and we may, they are installed.
 * @throws an Error in Spanish that says what to install by hand
 */
export function ensureWebkit() {
  const present = find();
  if (present) return present;
  install();
  const found = find();
  if (found) return found;
  throw new Error(`No se encontró el motor de Safari. En Debian y Ubuntu: «sudo apt-get install ${PACKAGES.join(' ')}».`);
}
