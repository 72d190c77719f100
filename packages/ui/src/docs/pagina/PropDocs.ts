/** A property as its type declares it. */
export interface PropDoc {
  name: string;
  /** With its literal values: `'primary' | 'secondary'`. */
  type: string;
  isRequired: boolean;
  /** What it is when left out, as the source says it. */
  defaultValue?: string;
  description: string;
}

/** What a source file exports, each component with its properties: what an import ending in `?props` brings (.storybook/propsPlugin.ts). */
export type PropDocs = Readonly<Record<string, readonly PropDoc[]>>;
