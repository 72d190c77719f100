/**
 * How the build names the styles of components: by the file that they stand in, not by their turn. The page as the server renders it and as the browser takes
 * it over then bear the same names, in whichever order their files come.
 */
export const styleNames = {
  plugins: { styledComponents: { displayName: false, fileName: false } },
};
