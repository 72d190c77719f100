// WebKitGTK on Linux: its browser, its driver, and a virtual screen.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasApt, installPackages } from '../../lib/installers.mjs';

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = ['/usr/lib', '/usr/libexec'];

/** Finds the browser, whose folder is named by architecture and library version. */
function findBrowser() {
  const folders = LIBRARIES.filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  return folders
    .flatMap((folder) => [
      join(folder, 'webkit2gtk-4.1/MiniBrowser'),
      join(folder, 'webkitgtk-6.0/MiniBrowser'),
    ])
    .find(existsSync);
}

function find() {
  const browser = findBrowser();
  return browser && existsSync(DRIVER) && existsSync(SCREEN)
    ? { driver: DRIVER, screen: SCREEN, browser }
    : undefined;
}

/**
 * Finds WebKit's programs, and installs missing programs where apt is available.
 * @returns their paths
 * @throws an Error in Spanish with the manual steps, if they are still missing
 */
export function ensureWebkit() {
  const present = find();
  if (present) return present;
  if (hasApt()) installPackages(PACKAGES);
  const found = find();
  if (found) return found;
  throw new Error(
    `No se encontró el motor de Safari. En Debian y Ubuntu: «sudo apt-get install ${PACKAGES.join(' ')}».`,
  );
}
