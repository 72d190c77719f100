import { crc32 } from 'node:zlib';
import { TEMAS, type Tema } from '@garita/domain/temas';

/** Which temas there are, and in which order: an id of a portal that had others says nothing to this one. */
const LIST = crc32(TEMAS.join()).toString(36);

/** How far somebody has heard, as the id of an event: the versions of the temas that they may see. It is whole in itself, so that any portal can go on from it. */
export const formatId = (
  versions: ReadonlyMap<string, number>,
  visible: ReadonlySet<Tema>,
): string =>
  `${LIST}.${TEMAS.map((tema) => (visible.has(tema) ? (versions.get(tema) ?? 0).toString(36) : '')).join('.')}`;

/** @returns the versions that an id says; null for one that is none of ours */
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
