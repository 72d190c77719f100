/**
 * The page's custom property with the height of notices, margins included. Unset without notices.
 */
export const NOTICE_ROOM = '--avisos';

/** The height of the notices, as a CSS length. Content leaves this height free. */
export const noticeRoom = `var(${NOTICE_ROOM}, 0px)`;

/** Marks bottom sheets on a phone: while one is open, notices appear at the top. */
export const sheetMark = { 'data-hoja': '' } as const;
export const OPEN_SHEET = '[data-hoja]:not([data-exiting])';
