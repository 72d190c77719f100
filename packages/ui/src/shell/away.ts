/** For links out of the portal: they open in a new tab, without referrer and opener. */
export const AWAY = { target: '_blank', rel: 'noopener noreferrer' } as const;
