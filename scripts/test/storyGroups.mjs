// What the story runner is given to visit. It opens a page for each title of the index, and a page costs as much as ten stories: so it is told that all
// stories stand under a few titles.
import { sampleStories } from './sample.mjs';

/** Stories enough for a page of their own. */
const WORTH_A_PAGE = 20;
/** So many share a page at most: its browser's process grows to 0.8 GB with 750, and none of the tests' may need more than 1.2 (0005). */
const MOST = 400;

/** As many pages as are open at once, or twice as many, or three times: so that all end together. */
const countPages = (stories, atOnce) =>
  Math.min(atOnce * Math.ceil(stories / (atOnce * MOST)), Math.ceil(stories / WORTH_A_PAGE)) || 1;

function groupByFile(stories) {
  const files = new Map();
  for (const story of stories)
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  return [...files.values()];
}

/** Deals the files of stories to so many groups, each to whichever has least by then. What the stories of a file share is loaded once a page. */
function dealFiles(stories, number) {
  const groups = Array.from({ length: number }, () => []);
  for (const file of groupByFile(stories))
    groups.reduce((least, group) => (group.length < least.length ? group : least)).push(...file);
  return groups;
}

/**
 * Storybook's index with its stories under few titles, their own in front of their names.
 * @param index as Storybook builds it
 * @param only files of stories (paths from the project's folder); all stories when it is left out
 * @param changed folders of which a sample has all stories
 * @param pages how many pages are open at once, each for one title at a time
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

/** Of such an index, the stories that failed. @param failures as the runner names them: group, story and what was tried of it */
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
