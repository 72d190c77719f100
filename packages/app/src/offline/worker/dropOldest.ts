/** Drops from a cache what has lain there longest, beyond so many. @param isCounted whether an entry is one of them; left out, every one is */
export async function dropOldest(
  cache: Cache,
  most: number,
  isCounted: (entry: Request) => boolean = () => true,
): Promise<void> {
  const counted = (await cache.keys()).filter(isCounted);
  await Promise.all(
    counted.slice(0, Math.max(0, counted.length - most)).map((entry) => cache.delete(entry)),
  );
}
