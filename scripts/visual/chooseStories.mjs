/** What every story is shown in, though none imports it. */
const PREVIEW = '.storybook/preview.tsx';
const BOOK = /^\.storybook\/(?!historias\.txt$|test-runner\.ts$|manager\.ts$)/;

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The stories that have one of the words in their id, title or name, whatever the accents. @param only words, by commas; all when it is left out */
export function chooseStories(stories, only) {
  const words = only?.split(',').map(plain);
  return stories.filter(
    ({ id, title, name }) =>
      !words || words.some((word) => plain(`${id} ${title} ${name}`).includes(word)),
  );
}

/**
 * Tells of a story whether a change reaches it.
 * @param touched paths that the change reaches; null for all
 */
export function judgeReach(touched) {
  if (!touched || touched.has(PREVIEW) || [...touched].some((path) => BOOK.test(path)))
    return () => true;
  return ({ file }) => touched.has(file);
}

/** Whether a change reaches any story at all. */
export const reachesAny = (touched) =>
  judgeReach(touched)({}) || [...touched].some((path) => path.endsWith('.stories.tsx'));
