/** Avatars from Storybook's own folder: stories use no network. */
export const AVATARS = './avatares.svg#{usuario}';
