// Twelve tasks of designers, in a real browser: part of `npm run test:nightly`.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIfNeeded, LIBRO } from '../build.mjs';
import { inProject } from '../lib/project.mjs';
import { serveFolder } from '../test/static-server.mjs';
import { openBrowser } from './camera/openBrowser.mjs';
import { TASKS } from './tasks.mjs';

let server;
let browser;
beforeAll(async () => {
  await buildIfNeeded('libro');
  server = await serveFolder(LIBRO);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.stop();
});

test.each(TASKS)('$tarea', async ({ pasos, ve }) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.setDefaultTimeout(60_000);
  await page.goto(server.url);
  for (const { hace } of pasos) await hace(page);
  for (const sees of ve) await sees(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('any state of any screen is at most three clicks away, and the page of tasks names the clicks', () => {
  const page = readFileSync(inProject('docs/tareas-del-libro.md'), 'utf8');
  for (const { tarea, pasos } of TASKS)
    expect(page).toContain(`| ${tarea} | ${pasos.map(({ dice }) => dice).join(' → ')} |`);
  expect(TASKS).toHaveLength(12);
});
