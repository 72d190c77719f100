/** Of a link that leaves the portal: it opens beside it, and the other place learns nothing of where it was pressed. */
export const AWAY = { target: '_blank', rel: 'noopener noreferrer' } as const;
