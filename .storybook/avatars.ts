/** The URL of a user's avatar. It is a local file, since stories use no network. */
export const AVATARS = './avatares.svg#{usuario}';
