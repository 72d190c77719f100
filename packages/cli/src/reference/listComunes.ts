import type { Option } from 'commander';
import type { Ficha } from './listCommands';

/** In so many commands an option is one that many have. */
const MANY = 20;

/** The options that many commands have, each with the same words. */
export interface Comunes {
  readonly options: readonly Option[];
  /** Of a command's options its own, and those that many have. */
  readonly split: (
    options: readonly Option[],
  ) => readonly [own: readonly Option[], shared: readonly Option[]];
}

const keyOf = ({ flags, description }: Option): string => `${flags}\n${description}`;

/**
 * What a page of all commands tells once, and each of them by its name alone. Of one name that means this here and that there, only what it means most often.
 */
export function listComunes(fichas: readonly Ficha[]): Comunes {
  const times = new Map<string, { option: Option; count: number }>();
  for (const option of fichas.flatMap(({ options }) => options)) {
    times.set(keyOf(option), { option, count: (times.get(keyOf(option))?.count ?? 0) + 1 });
  }
  const many = [...times.values()].filter(({ count }) => count >= MANY);
  const options = many
    .filter(({ option, count }) =>
      many.every((other) => other.option.flags !== option.flags || other.count <= count),
    )
    .map(({ option }) => option);
  const shared = new Set(options.map(keyOf));
  const isShared = (option: Option): boolean => shared.has(keyOf(option));
  return {
    options,
    split: (own) => [own.filter((option) => !isShared(option)), own.filter(isShared)],
  };
}
