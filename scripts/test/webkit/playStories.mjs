import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../lib/project.mjs';
import { serveFolder } from '../static-server.mjs';
import { ensureWebkit } from './findWebkit.mjs';
import { openWebkit } from './openWebkit.mjs';

const PAGE = '/webkit.html';
const readText = (path) => readFileSync(inProject(path), 'utf8');

const listStories = (folder) => Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries).filter(({ type }) => type === 'story');

/**
 * Plays every story in Safari's engine, which is every browser of an iPhone: its `play()`, axe, a silent console.
 * @param folder of a Storybook that is built for tests
 * @returns how many are right and how many are not, and what is wrong with those
 */
export async function playStories(folder) {
  const { story: guardMs } = JSON.parse(readText('.storybook/guards.json'));
  const { url, stop } = await serveFolder(folder, { [PAGE]: readText('scripts/test/webkit/frame.html') });
  const webkit = await openWebkit(ensureWebkit()).catch((error) => {
    stop();
    throw error;
  });
  const faults = [];
  try {
    await webkit.open(`${url}${PAGE}`);
    const stories = listStories(folder);
    for (const { id, title, name } of stories) {
      const found = await webkit.call('visitStory', id, guardMs);
      if (found.length > 0) faults.push(`${title} › ${name}\n${[found].flat().join('\n')}\n`);
    }
    return { passed: stories.length - faults.length, failed: faults.length, notes: [], output: faults.join('\n') };
  } finally {
    webkit.close();
    stop();
  }
}
