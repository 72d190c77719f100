/** The source files that cite each requirement, by its id (.storybook/sources.ts). */
declare module 'virtual:citas' {
  const citas: Readonly<Record<string, readonly string[]>>;
  export default citas;
}

/**
 * The components and screens that use each token of the theme, by its name in code
 * (.storybook/sources.ts).
 */
declare module 'virtual:usos' {
  const usos: Readonly<Record<string, readonly string[]>>;
  export default usos;
}

/**
 * The entry of `@garita/ui` that has each component or hook, by its name (.storybook/sources.ts).
 */
declare module 'virtual:entradas' {
  const entradas: Readonly<Record<string, string>>;
  export default entradas;
}

/** The source files of the ui by their name without ending (.storybook/sources.ts). */
declare module 'virtual:ficheros' {
  const ficheros: Readonly<Record<string, readonly string[]>>;
  export default ficheros;
}
