// What the story runner is given to visit. It opens a page for each title of the index, and a page costs as much as ten stories: so it is told that all
// stories stand under a few titles.

/** So many stories share a page: far more, and what each leaves behind in the browser slows the rest. */
const GROUP = 100;

/**
 * Storybook's index with its stories under few titles, their own in front of their names.
 * @param index as Storybook builds it
 * @param only files of stories (paths from the project's folder); all stories when it is left out
 */
export function groupStories(index, only) {
  const isWanted = ({ importPath }) => !only || only.includes(importPath.replace(/^\.\//, ''));
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story' && isWanted(entry));
  const size = Math.ceil(stories.length / (Math.ceil(stories.length / GROUP) || 1));
  const entries = stories.map((story, place) => {
    const title = `Historias, grupo ${Math.floor(place / size) + 1}`;
    return [story.id, { ...story, title, name: `${story.title} › ${story.name}` }];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Of such an index, the stories that failed. @param failures as the runner names them: group, story and what was tried of it */
export function keepStories(index, failures) {
  const isDoubted = ({ title, name }) => failures.some((failure) => failure.name.startsWith(`${title} › ${name} › `));
  return { ...index, entries: Object.fromEntries(Object.entries(index.entries).filter(([, story]) => isDoubted(story))) };
}
