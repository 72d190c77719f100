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
