import { crc32 } from 'node:zlib';
import { TEMAS, type Tema } from '@garita/domain/temas';

/** Hash of the temas and their order: the id of a portal with other temas is not understood. */
const LIST = crc32(TEMAS.join()).toString(36);

/**
 * An event's id: the versions of the temas that the user may see. It is self-contained, so that any
 * portal can resume from it.
 */
export const formatId = (
  versions: ReadonlyMap<string, number>,
  visible: ReadonlySet<Tema>,
): string =>
  `${LIST}.${TEMAS.map((tema) => (visible.has(tema) ? (versions.get(tema) ?? 0).toString(36) : '')).join('.')}`;

/** @returns the versions of an id; null for a foreign one */
export function parseId(id: string): ReadonlyMap<Tema, number> | null {
  const [list, ...versions] = id.split('.');
  if (
    list !== LIST ||
    versions.length !== TEMAS.length ||
    !versions.every((text) => /^[0-9a-z]{0,11}$/.test(text))
  )
    return null;
  return new Map(
    TEMAS.flatMap((tema, at) =>
      versions[at] ? [[tema, Number.parseInt(versions[at], 36)] as const] : [],
    ),
  );
}
