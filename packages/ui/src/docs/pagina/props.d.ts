/** The properties of the components of a source file, read from their types when Storybook is built. */
declare module '*?props' {
  const props: import('./PropDocs').PropDocs;
  export default props;
}
