/** What every story is shown in, though none imports it. */
const PREVIEW = '.storybook/preview.tsx';
const BOOK = /^\.storybook\/(?!historias\.txt$|test-runner\.ts$|manager\.ts$)/;

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The stories that are asked for.
 * @param only words, by commas: a story has one of them in its id, title or name, whatever the accents; all when it is left out
 * @param touched paths that a change reaches; null for all
 */
export function chooseStories(stories, { only, touched }) {
  const words = only?.split(',').map(plain);
  const isNamed = ({ id, title, name }) => !words || words.some((word) => plain(`${id} ${title} ${name}`).includes(word));
  const reachesAll = !touched || touched.has(PREVIEW) || [...touched].some((path) => BOOK.test(path));
  return stories.filter((story) => isNamed(story) && (reachesAll || touched.has(story.file)));
}
