import type { Option } from 'commander';
import type { Ficha } from './listCommands';

/** The number of commands from which on an option counts as shared. */
const MANY = 20;

export interface Comunes {
  readonly options: readonly Option[];
  readonly split: (
    options: readonly Option[],
  ) => readonly [own: readonly Option[], shared: readonly Option[]];
}

const keyOf = ({ flags, description }: Option): string => `${flags}\n${description}`;

/**
 * The options that a page describes once. If a flag has several descriptions, only the most
 * frequent counts.
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
