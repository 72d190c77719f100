export interface IndexEntry {
  id: string;
  name: string;
  /** Sections and component name, joined by `/`. */
  title: string;
  type: 'story' | 'docs';
  /** Path from the project's root: `./packages/ui/src/…`. */
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

/** Storybook's story store, undefined outside of it. */
export const storyStore = () =>
  (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.storyStoreValue;

export const storiesOf = (componentId: string): IndexEntry[] =>
  Object.values(storyStore()?.storyIndex.entries ?? {}).filter(
    ({ id, type }) => type === 'story' && id.startsWith(`${componentId}--`),
  );
