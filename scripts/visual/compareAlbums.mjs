import { comparePictures } from './comparePictures.mjs';

/** What has become of a story: the words of the page's filters. */
const kindOf = (before, after) => (before ? (after ? 'cambiada' : 'retirada') : 'nueva');

/**
 * How a variant differs; null where any two pictures of the two sides are alike: what a story shows one time and not another is no change.
 * @param befores,afters hashes of the pictures that were taken of it, on each side
 */
function compareVariant(befores, afters, readPicture) {
  if (befores.some((hash) => afters.includes(hash))) return null;
  let first;
  for (const before of befores)
    for (const after of afters) {
      const difference = comparePictures(readPicture(before), readPicture(after));
      if (!difference) return null;
      first ??= { before, after, ...difference };
    }
  return (
    first ?? { ...(befores[0] && { before: befores[0] }), ...(afters[0] && { after: afters[0] }) }
  );
}

/** The variants of a story that differ; for a story of one side only, all of that side. @param takes of it on both sides: variant → hash, each */
function compareStory(takes, readPicture) {
  const names = new Set(takes.flat().flatMap(Object.keys));
  return [...names].flatMap((name) => {
    const [befores, afters] = takes.map((side) => side.map((take) => take[name]).filter(Boolean));
    const difference = compareVariant(befores, afters, readPicture);
    return difference ? [{ name, ...difference }] : [];
  });
}

/**
 * Compares what was photographed of two sides.
 * @param before,after each {stories, takes, faults}: see listStories; albums (story → variant → hash), one for each time that it was photographed; story → what
 * went wrong
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
      const takes = [before, after].map((side, place) =>
        is[place] ? side.takes.map((album) => album[id]).filter(Boolean) : [],
      );
      const variants = compareStory(takes, readPicture);
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
