/**
 * The build derives style names from the file, not from the order: server-rendered and hydrated
 * pages get the same names, in any load order.
 */
export const styleNames = {
  plugins: { styledComponents: { displayName: false, fileName: false } },
};
