export function draw<T>(
  list: readonly T[],
  share: number,
  nameOf?: (item: T) => string,
  seed?: string,
): readonly T[];
