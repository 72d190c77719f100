/** Storybook wraps every story in this file, although no story imports it. */
const PREVIEW = '.storybook/preview.tsx';
const BOOK = /^\.storybook\/(?!historias\.txt$|test-runner\.ts$|manager\.ts$)/;

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds words in ids, titles and names, ignoring accents.
 * @param only comma-separated words; by default all stories
 */
export function chooseStories(stories, only) {
  const words = only?.split(',').map(plain);
  return stories.filter(
    ({ id, title, name }) =>
      !words || words.some((word) => plain(`${id} ${title} ${name}`).includes(word)),
  );
}

/** @param touched affected paths; null for all. @returns whether a change affects a story */
export function judgeReach(touched) {
  if (!touched || touched.has(PREVIEW) || [...touched].some((path) => BOOK.test(path)))
    return () => true;
  return ({ file }) => touched.has(file);
}

export const reachesAny = (touched) =>
  judgeReach(touched)({}) || [...touched].some((path) => path.endsWith('.stories.tsx'));
