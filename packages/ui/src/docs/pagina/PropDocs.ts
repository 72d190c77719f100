/** A property as its type declares it. */
export interface PropDoc {
  name: string;
  /** The type with its literal values: `'primary' | 'secondary'`. */
  type: string;
  isRequired: boolean;
  /** The default as written in the source. */
  defaultValue?: string;
  description: string;
}

/**
 * The properties of each component that a source file exports, or of each interface that a file
 * without JSX exports. An import ending in `?props` gives
 * them (.storybook/propsPlugin.ts).
 */
export type PropDocs = Readonly<Record<string, readonly PropDoc[]>>;
