import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../lib/project.mjs';
import { serveFolder } from '../static-server.mjs';
import { ensureWebkit } from './findWebkit.mjs';
import { openWebkit } from './openWebkit.mjs';

const PAGE = '/webkit.html';
const readText = (path) => readFileSync(inProject(path), 'utf8');

const listStories = (folder) =>
  Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries).filter(
    ({ type }) => type === 'story',
  );

/** Maximum of stories in a window: its process grows, and the tests' limit is 1.2 GB (0005). */
const MOST = 150;

async function playInWindow(programs, address, stories, guardMs) {
  const webkit = await openWebkit(programs);
  const faults = [];
  try {
    await webkit.open(address);
    for (const { id, title, name } of stories) {
      const found = await webkit.call('visitStory', id, guardMs);
      if (found.length > 0) faults.push(`${title} › ${name}\n${found.join('\n')}\n`);
    }
    return faults;
  } finally {
    webkit.close();
  }
}

/**
 * Checks `play()`, axe and a silent console in WebKit, the engine of every iPhone browser.
 * @param folder of a Storybook built for tests
 * @returns the numbers of passed and failed stories, and the failures
 */
export async function playStories(folder) {
  const { story: guardMs } = JSON.parse(readText('.storybook/guards.json'));
  const programs = ensureWebkit();
  const stories = listStories(folder);
  const { url, stop } = await serveFolder(folder, {
    [PAGE]: readText('scripts/test/webkit/frame.html'),
  });
  const faults = [];
  try {
    for (let from = 0; from < stories.length; from += MOST) {
      faults.push(
        ...(await playInWindow(
          programs,
          `${url}${PAGE}`,
          stories.slice(from, from + MOST),
          guardMs,
        )),
      );
    }
  } finally {
    stop();
  }
  return {
    passed: stories.length - faults.length,
    failed: faults.length,
    notes: [],
    output: faults.join('\n'),
  };
}
