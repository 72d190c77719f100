/**
 * The build derives class names from the file, and not from the order of loading, so that
 * server-rendered and hydrated pages get the same names.
 */
export const styleNames = {
  plugins: { styledComponents: { displayName: false, fileName: false } },
};
