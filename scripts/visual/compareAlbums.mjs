import { comparePictures } from './comparePictures.mjs';

/** What has become of a story: the words of the page's filters. */
const kindOf = (before, after) => (before ? (after ? 'cambiada' : 'retirada') : 'nueva');

/** The variants of a story that differ; for a story of one side only, all of that side. */
function compareStory(before, after, readPicture) {
  const names = Object.keys(after ?? before);
  return names.flatMap((name) => {
    const [from, to] = [before?.[name], after?.[name]];
    if (from === to) return [];
    if (!from || !to) return [{ name, ...(from && { before: from }), ...(to && { after: to }) }];
    const difference = comparePictures(readPicture(from), readPicture(to));
    return difference ? [{ name, before: from, after: to, ...difference }] : [];
  });
}

/**
 * Compares what was photographed of two sides.
 * @param before,after each {stories, album, faults}: see listStories; story → variant → hash; story → what went wrong
 * @param readPicture hash → PNG file
 * @returns how many stories are the same, and those that are not, by their titles: what became of each and which variants show it
 */
export function compareAlbums(before, after, readPicture) {
  const known = new Map([...before.stories, ...after.stories].map((story) => [story.id, story]));
  let same = 0;
  const stories = [];
  for (const [id, story] of known) {
    const faults = [before.faults[id], after.faults[id]];
    const is = [before, after].map(({ stories }) => stories.some((other) => other.id === id));
    if (faults.some(Boolean)) stories.push({ ...story, kind: 'fallida', faults, variants: [] });
    else {
      const variants = compareStory(is[0] && before.album[id], is[1] && after.album[id], readPicture);
      if (variants.length === 0) same++;
      else stories.push({ ...story, kind: kindOf(...is), variants });
    }
  }
  return { same, stories: groupStories(stories) };
}

/** Side by side what belongs to one screen, in the order of the alphabet. */
const groupStories = (stories) => {
  const { compare } = new Intl.Collator('es', { numeric: true });
  return stories.sort((a, b) => compare(a.title, b.title) || compare(a.name, b.name));
};
