// A WebKit window, driven by WebDriver (https://www.w3.org/TR/webdriver2/).
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../lib/findFreePort.mjs';
import { killProgram, startProgram } from '../../lib/processes.mjs';

/** Milliseconds after which a hanging program is given up; slow machines need less. */
const START_MS = 60_000;
const SCRIPT_MS = 300_000;

/** Starts a virtual screen. @returns the process, and its number once it is ready */
function startScreen(command) {
  const child = startProgram(
    command,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error('La pantalla en memoria (Xvfb) no arrancó.')));
    child.stdio[3].once('data', (written) => resolve(String(written).trim()));
  });
  return { child, number };
}

async function send(address, method, body) {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}

async function untilReady(driver) {
  for (const deadline = Date.now() + START_MS; ; await sleep(100)) {
    try {
      return await send(`${driver}/status`, 'GET');
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/**
 * Opens a window.
 * @returns functions: open an address; call an async page function, which must not reject; close
 */
export async function openWebkit({ driver, screen, browser }) {
  const display = startScreen(screen);
  const opened = [display.child];
  const close = () => opened.forEach(killProgram);
  try {
    const port = await findFreePort();
    const env = { DISPLAY: `:${await display.number}`, LANG: 'es_ES.UTF-8', TZ: 'UTC' };
    opened.unshift(startProgram(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await send(`${address}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `${address}/session/${sessionId}`;
    await send(`${session}/timeouts`, 'POST', { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
    await send(`${session}/window/rect`, 'POST', { width: 1400, height: 1000 });
    return {
      open: (url) => send(`${session}/url`, 'POST', { url }),
      call: (name, ...args) => {
        const script = `const answer = arguments[arguments.length - 1]; ${name}(...[...arguments].slice(0, -1)).then(answer);`;
        return send(`${session}/execute/async`, 'POST', { script, args });
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
