/** Figures from Storybook's own folder: stories ask nothing of the network. */
export const AVATARS = './avatares.svg#{usuario}';
