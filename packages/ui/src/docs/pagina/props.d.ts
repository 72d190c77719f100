/** The properties of a source file's components, read from their types when Storybook is built. */
declare module '*?props' {
  const props: import('./PropDocs').PropDocs;
  export default props;
}
