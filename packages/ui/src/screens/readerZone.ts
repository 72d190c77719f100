/** The reader's IANA zone. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
