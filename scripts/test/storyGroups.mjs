// Prepares the story runner's index. The runner opens a page for each title, which costs as much as
// ten stories: so all stories are put under a few titles.
import { sampleStories } from './sample.mjs';

/** Minimum number of stories for a page of its own. */
const WORTH_A_PAGE = 20;
/**
 * Maximum of stories on a page: with 750 it grows to 0.8 GB, and the tests' limit is 1.2 GB (0005).
 */
const MOST = 400;

/** The number of pages: a multiple of the pages open at once, so that all end together. */
const countPages = (stories, atOnce) =>
  Math.min(atOnce * Math.ceil(stories / (atOnce * MOST)), Math.ceil(stories / WORTH_A_PAGE)) || 1;

function groupByFile(stories) {
  const files = new Map();
  for (const story of stories)
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  return [...files.values()];
}

/** Deals files to groups of similar size. No file is split, since each page loads its modules. */
function dealFiles(stories, number) {
  const groups = Array.from({ length: number }, () => []);
  for (const file of groupByFile(stories))
    groups.reduce((least, group) => (group.length < least.length ? group : least)).push(...file);
  return groups;
}

/**
 * Groups stories under a few titles. The original title moves in front of the name.
 * @param only story files (paths from the project's root); by default all
 * @param changed folders whose stories a sample always includes
 * @param pages number of pages open at once, each for one title at a time
 */
export function groupStories(index, { only, changed = [], pages }) {
  const isWanted = ({ importPath }) => !only || only.includes(importPath.replace(/^\.\//, ''));
  const all = Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && isWanted(entry),
  );
  const stories = sampleStories(all, changed);
  const groups = dealFiles(stories, countPages(stories.length, pages));
  const entries = groups.flatMap((group, place) => {
    const title = `Historias, grupo ${place + 1}`;
    return group.map((story) => [
      story.id,
      { ...story, title, name: `${story.title} › ${story.name}` },
    ]);
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** The index with only the failed stories. @param failures named by group, story and check */
export function keepStories(index, failures) {
  const isDoubted = ({ title, name }) =>
    failures.some((failure) => failure.name.startsWith(`${title} › ${name} › `));
  return {
    ...index,
    entries: Object.fromEntries(
      Object.entries(index.entries).filter(([, story]) => isDoubted(story)),
    ),
  };
}
