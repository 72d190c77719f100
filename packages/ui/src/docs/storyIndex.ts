import { withoutEnglish } from './englishName';

/** An entry of Storybook's index of stories, `index.json`. */
export interface IndexEntry {
  id: string;
  name: string;
  type: 'story' | 'docs';
  /** Path from the project's root: `./packages/ui/src/…`. */
  importPath: string;
}

let index: Promise<Readonly<Record<string, IndexEntry>>> | undefined;

/** Every entry by its id. A page reads the index once. */
export function readIndex(): Promise<Readonly<Record<string, IndexEntry>>> {
  index ??= fetch('./index.json').then(async (answer) =>
    Object.fromEntries(
      Object.values((await answer.json()).entries as Record<string, IndexEntry>).map((entry) => [
        entry.id,
        { ...entry, name: withoutEnglish(entry.name) },
      ]),
    ),
  );
  return index;
}
