/** Custom property of the page: how much of the window's edge notices take, margins included. Absent while there are none. */
export const NOTICE_ROOM = '--avisos';

/** As a length, for whatever must not lie under notices. */
export const noticeRoom = `var(${NOTICE_ROOM}, 0px)`;

/** Marks what rises from a phone's lower edge, where notices usually are: while one is open, they come at the upper edge. */
export const sheetMark = { 'data-hoja': '' } as const;
export const OPEN_SHEET = '[data-hoja]:not([data-exiting])';
