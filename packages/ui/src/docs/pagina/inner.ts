/** Components that have no page of their own, by path from `src`: each is a part of another, which is named. */
export const INNER: Readonly<Record<string, string>> = {};
