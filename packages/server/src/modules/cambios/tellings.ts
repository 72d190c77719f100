import { TEMAS, type Tema } from '@garita/domain/temas';
import type { Vista } from './createVistas';
import { formatEvento } from './formatEvento';
import { formatId, parseId } from './lastId';

type Versions = ReadonlyMap<string, number>;

const versionOf = (versions: Versions, tema: Tema): number => versions.get(tema) ?? 0;

/** The versions of some temas at once. @param vista all that whoever is told may hear of */
export const tellVersions = (temas: readonly Tema[], versions: Versions, vista: Vista): string =>
  formatEvento(
    'versiones',
    Object.fromEntries(temas.map((tema) => [tema, versionOf(versions, tema)])),
    formatId(versions, vista),
  );

/** What a stream begins with: all that may be heard of or, for who has heard something already, what has moved since. */
export function tellFirst(versions: Versions, vista: Vista, lastEventId: string | null): string {
  const heard = lastEventId === null ? null : parseId(lastEventId);
  return tellVersions(
    [...vista].filter((tema) => heard?.get(tema) !== versionOf(versions, tema)),
    versions,
    vista,
  );
}

/** That a person's own notices have moved, and how far; nothing for whom nobody has ever told of anything. It has no id: a stream begins with it. */
export const tellAvisos = (version: number): string =>
  version === 0 ? '' : formatEvento('aviso', { version });

/** The temas that have another version than before. */
export const findMoved = (before: Versions, versions: Versions): readonly Tema[] =>
  TEMAS.filter((tema) => versionOf(before, tema) !== versionOf(versions, tema));

interface Step {
  readonly before: Versions;
  readonly versions: Versions;
  readonly vista: Vista;
}

/** An event for each tema; the id of each says no more than what has been told with it, so that a line that breaks between two loses none. */
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
