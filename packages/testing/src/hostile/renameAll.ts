import { nombreColumns } from '@garita/server/src/db/nombreColumns';
import type { TestAgency } from '../agency/testAgency';

/**
 * Names that people may have: with accents, with characters of URLs and formulas, similar ones, a
 * single letter.
 */
const HOSTILE_NAMES: Readonly<Record<string, string>> = {
  Fundadora: 'Dueña_Ñ',
  Gerente: 'Ñoño_77',
  Supervisora: 'Álvaro.Ruiz',
  Oficial: '?Que!',
  Agente: '-Ana-',
  // Old names may contain `|`, which is now forbidden.
  Recluta: 'I1l|O0',
  Expulsado: '=Suma@1,2',
  Cabo: 'Ñ',
};

/** Maps all texts except the names of missions, since one mission has a person's name. */
function mapTexts(value: unknown, read: (text: string) => string): unknown {
  if (typeof value === 'string') return read(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, read));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'mision' ? item : mapTexts(item, read),
    ]),
  );
}

export async function renameAll({ db }: TestAgency): Promise<void> {
  for (const [name, hostile] of Object.entries(HOSTILE_NAMES))
    await db
      .updateTable('usuarios')
      .set(nombreColumns(hostile))
      .where('usuario', '=', name)
      .execute();
}

export const toHostileNames = <T>(input: T): T =>
  mapTexts(input, (text) => HOSTILE_NAMES[text] ?? text) as T;

/** Replaces the hostile names in a text by the original ones. */
export const toTameNames = (text: string): string =>
  Object.entries(HOSTILE_NAMES)
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((told, [name, hostile]) => told.replaceAll(hostile, name), text);
