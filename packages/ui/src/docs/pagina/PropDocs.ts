/** A property as its type declares it. */
export interface PropDoc {
  name: string;
  /** With its literal values: `'primary' | 'secondary'`. */
  type: string;
  isRequired: boolean;
  /** The default as written in the source. */
  defaultValue?: string;
  description: string;
}

/**
 * The components that a source file exports, with their properties: the value of an import ending
 * in `?props` (.storybook/propsPlugin.ts).
 */
export type PropDocs = Readonly<Record<string, readonly PropDoc[]>>;
