/** Where the sources cite each requirement of the spec, by its id (.storybook/citasPlugin.ts). */
declare module 'virtual:citas' {
  const citas: Readonly<Record<string, readonly string[]>>;
  export default citas;
}
