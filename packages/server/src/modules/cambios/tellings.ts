import { TEMAS, type Tema } from '@garita/domain/temas';
import type { ReadableTemas } from './createReadableTemas';
import { formatEvento } from './formatEvento';
import { formatId, parseId } from './lastId';

type Versions = ReadonlyMap<string, number>;

const versionOf = (versions: Versions, tema: Tema): number => versions.get(tema) ?? 0;

/** @param vista all temas whose events the listener may get */
export const tellVersions = (
  temas: readonly Tema[],
  versions: Versions,
  vista: ReadableTemas,
): string =>
  formatEvento(
    'versiones',
    Object.fromEntries(temas.map((tema) => [tema, versionOf(versions, tema)])),
    formatId(versions, vista),
  );

/**
 * The first event of a stream. It has all visible temas, or the ones that have changed since
 * `lastEventId`.
 */
export function tellFirst(
  versions: Versions,
  vista: ReadableTemas,
  lastEventId: string | null,
): string {
  const heard = lastEventId === null ? null : parseId(lastEventId);
  return tellVersions(
    [...vista].filter((tema) => heard?.get(tema) !== versionOf(versions, tema)),
    versions,
    vista,
  );
}

/**
 * The event about a person's notices. Empty for version 0, which means that the person has no
 * notices. The event needs no id, because each stream begins with this event.
 */
export const tellAvisos = (version: number): string =>
  version === 0 ? '' : formatEvento('aviso', { version });

export const findMoved = (before: Versions, versions: Versions): readonly Tema[] =>
  TEMAS.filter((tema) => versionOf(before, tema) !== versionOf(versions, tema));

interface Step {
  readonly before: Versions;
  readonly versions: Versions;
  readonly vista: ReadableTemas;
}

/**
 * One event per tema. The id of an event covers no later event, so a broken connection loses no
 * event.
 */
export function tellMoved(moved: readonly Tema[], { before, versions, vista }: Step): string {
  const heard = new Map(before);
  return moved
    .filter((tema) => vista.has(tema))
    .map((tema) => {
      const version = versionOf(versions, tema);
      heard.set(tema, version);
      return formatEvento('tema', { tema, version }, formatId(heard, vista));
    })
    .join('');
}
