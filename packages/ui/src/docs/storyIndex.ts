/** A story or page as Storybook's own list has it. */
export interface IndexEntry {
  id: string;
  name: string;
  /** Sections and the name of its file's stories, joined by `/`. */
  title: string;
  type: 'story' | 'docs';
  /** Where it stands, from the project's root: `./packages/ui/src/…`. */
  importPath: string;
}

interface Preview {
  storyStoreValue?: {
    storyIndex: { entries: Readonly<Record<string, IndexEntry>> };
    loadStory: (story: { storyId: string }) => Promise<{
      initialArgs: Readonly<Record<string, unknown>>;
      parameters: Readonly<Record<string, unknown>>;
    }>;
  };
}

/** Storybook's own store, where there is one. */
export const storyStore = () =>
  (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.storyStoreValue;

/** The stories of one name, whichever files they stand in. */
export const storiesOf = (componentId: string): IndexEntry[] =>
  Object.values(storyStore()?.storyIndex.entries ?? {}).filter(
    ({ id, type }) => type === 'story' && id.startsWith(`${componentId}--`),
  );
