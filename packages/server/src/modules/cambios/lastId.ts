import { crc32 } from 'node:zlib';
import { TEMAS, type Tema } from '@garita/domain/temas';

/** A hash of the temas and their order. It distinguishes the ids of servers with other temas. */
const LIST = crc32(TEMAS.join()).toString(36);

/** The id of an event: the versions of the visible temas. With it, a client can resume a stream. */
export const formatId = (
  versions: ReadonlyMap<string, number>,
  visible: ReadonlySet<Tema>,
): string =>
  `${LIST}.${TEMAS.map((tema) => (visible.has(tema) ? (versions.get(tema) ?? 0).toString(36) : '')).join('.')}`;

/**
 * The versions in an event's id; null for a malformed id, and for an id of a server with other
 * temas.
 */
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
