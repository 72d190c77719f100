import { cleanLine } from '@garita/domain/formato/cleanLine';
import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import { foldCase } from '@garita/domain/formato/foldCase';
import { foldText } from '@garita/domain/formato/foldText';

/** A person, as the calls for pickers return them. */
export interface Persona {
  id: number;
  usuario: string;
  mision?: string | null;
  id_categoria?: number | null;
}

/**
 * Maximum number of matches shown, so that a list of five thousand people is as fast as one of
 * fifty. Typing more finds the others.
 */
export const MAX_SHOWN = 50;

export interface IndexedPersona {
  persona: Persona;
  name: string;
  mission: string;
}

/**
 * People in Spanish order with their search texts, computed once for a list, so that a keystroke
 * only compares texts.
 */
export const indexPeople = (people: readonly Persona[]): IndexedPersona[] =>
  people
    .map((persona) => ({
      persona,
      name: foldText(persona.usuario),
      mission: foldText(persona.mision ?? ''),
    }))
    .sort((a, b) => compareSpanish(a.persona.usuario, b.persona.usuario));

export interface Found {
  shown: Persona[];
  total: number;
  /** The only person with this name, see `findExact`; undefined for none or for several. */
  exact: Persona | undefined;
}

/**
 * The person whose name equals the query, ignoring case. If there is no such person, accents are
 * ignored too.
 */
function findExact(alike: readonly IndexedPersona[], query: string): Persona | undefined {
  const [typed, ...more] = alike.filter(
    ({ persona }) => foldCase(persona.usuario) === foldCase(query),
  );
  if (typed) return more.length === 0 ? typed.persona : undefined;
  return alike.length === 1 ? alike[0]?.persona : undefined;
}

/**
 * People whose name or mission contains the text, ignoring case and accents: the exact name first,
 * then names that begin with it. The selected person is always included.
 */
export function findPeople(
  people: readonly IndexedPersona[],
  query: string,
  chosenId: number | null,
): Found {
  const meant = cleanLine(query);
  const folded = foldText(meant);
  const ranks: [IndexedPersona[], ...IndexedPersona[][]] = [[], [], [], []];
  let total = 0;
  for (const entry of people) {
    const at = entry.name.indexOf(folded);
    const rank =
      entry.name === folded
        ? 0
        : at === 0
          ? 1
          : at > 0
            ? 2
            : entry.mission.includes(folded)
              ? 3
              : -1;
    if (rank < 0) continue;
    total += 1;
    ranks[rank]?.push(entry);
  }
  const shown = ranks
    .flat()
    .slice(0, MAX_SHOWN)
    .map(({ persona }) => persona);
  // React Aria keeps the text of a selection only while its item exists.
  const isChosenMissing = chosenId !== null && !shown.some(({ id }) => id === chosenId);
  const chosen = isChosenMissing
    ? people.find(({ persona }) => persona.id === chosenId)?.persona
    : undefined;
  return { shown: chosen ? [chosen, ...shown] : shown, total, exact: findExact(ranks[0], meant) };
}
