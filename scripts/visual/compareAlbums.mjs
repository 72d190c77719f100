import { comparePictures } from './comparePictures.mjs';

const kindOf = (before, after) => (before ? (after ? 'cambiada' : 'retirada') : 'nueva');

/**
 * Returns null if any screenshot from before equals any screenshot from after. An unstable story
 * then counts as unchanged.
 * @param befores,afters hashes of the variant's screenshots on each side
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

/** @param takes of both sides; each take is variant → hash */
function compareStory(takes, readPicture) {
  const names = new Set(takes.flat().flatMap(Object.keys));
  return [...names].flatMap((name) => {
    const [befores, afters] = takes.map((side) => side.map((take) => take[name]).filter(Boolean));
    const difference = compareVariant(befores, afters, readPicture);
    return difference ? [{ name, ...difference }] : [];
  });
}

/**
 * @param before,after each {stories, takes, faults}. `stories` is as in listStories. `takes` has an
 * album (story → variant → hash) for each take. `faults` is story → error.
 * @param readPicture hash → PNG file
 * @returns the number of equal stories, and the other stories by title, each with its kind of
 * change and its differing variants
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

/** Sorts by title, so that a screen's stories are together. */
const groupStories = (stories) => {
  const { compare } = new Intl.Collator('es', { numeric: true });
  return stories.sort((a, b) => compare(a.title, b.title) || compare(a.name, b.name));
};
