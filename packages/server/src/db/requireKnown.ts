import type { Kysely } from 'kysely';
import { StartError } from '../StartError';
import { listExecuted } from './listExecuted';
import { isSquashed } from './migrations/baseline';
import { migrations } from './migrations/migrations';

/** @throws StartError for an unknown migration: writing would damage the data. */
export async function requireKnown<Tables>(db: Kysely<Tables>): Promise<void> {
  const unknown = (await listExecuted(db)).filter((name) => !Object.hasOwn(migrations, name));
  const newest = unknown.sort().at(-1);
  if (newest === undefined) return;
  throw new StartError(
    isSquashed(newest)
      ? `Los datos son de una versión anterior de Garita que esta no sabe poner al día (su último cambio es «${newest}»). No se ha cambiado nada: haz un respaldo con la última versión que los abría y restáuralo con esta, como explica docs/operar.`
      : `Los datos son de una versión más nueva de Garita (hizo el cambio «${newest}», que esta no conoce). No se ha cambiado nada: instala esa versión o una posterior.`,
  );
}
