import { nombreColumns } from '@garita/server/src/db/nombreColumns';
import type { TestAgency } from '../agency/testAgency';

/** Names as people have them, for those of the test agency: marks, signs that addresses and formulas are made of, letters that look alike, a single one. */
const HOSTILE_NAMES: Readonly<Record<string, string>> = {
  Fundadora: 'Dueña_Ñ',
  Gerente: 'Ñoño_77',
  Supervisora: 'Álvaro.Ruiz',
  Oficial: '?Que!',
  Agente: '-Ana-',
  // From before a bar was no sign of names.
  Recluta: 'I1l|O0',
  Expulsado: '=Suma@1,2',
  Cabo: 'Ñ',
};

/** The same with other texts, however deep they stand; missions, of which one is called as a person is, keep theirs. @param read gives the other text */
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

/** Gives everybody of a test agency a hostile name. */
export async function renameAll({ db }: TestAgency): Promise<void> {
  for (const [name, hostile] of Object.entries(HOSTILE_NAMES))
    await db
      .updateTable('usuarios')
      .set(nombreColumns(hostile))
      .where('usuario', '=', name)
      .execute();
}

/** What a test sends of people by their names, by the names that they have by then. */
export const toHostileNames = <T>(input: T): T =>
  mapTexts(input, (text) => HOSTILE_NAMES[text] ?? text) as T;

/** A text that tells of people, by the names that they had. */
export const toTameNames = (text: string): string =>
  Object.entries(HOSTILE_NAMES)
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((told, [name, hostile]) => told.replaceAll(hostile, name), text);
