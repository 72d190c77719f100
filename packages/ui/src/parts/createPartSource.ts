import type { ComponentType } from 'react';
import { loadPart } from './loadPart';

/** What asking for a part has come to. */
export type PartAnswer<Props> = { readonly Part: ComponentType<Props> } | { readonly error: unknown };

/** Where a part comes from. */
export interface PartSource<Props> {
  /** The part, once it is here. */
  arrived(): PartAnswer<Props> | undefined;
  /** Asks for it, or gives what has been asked already. Never rejects. */
  ask(): Promise<PartAnswer<Props>>;
  /** Has a failure asked for anew when the part is next wanted; until then it stays, or React would ask without end. */
  forget(): void;
}

/** A part is fetched once. React's own `lazy` would keep a failure for ever. */
export function createPartSource<Props>(load: () => Promise<ComponentType<Props>>): PartSource<Props> {
  let arrived: PartAnswer<Props> | undefined;
  let asked: Promise<PartAnswer<Props>> | undefined;
  const fetchPart = async (): Promise<PartAnswer<Props>> => {
    try {
      arrived = { Part: await loadPart(load) };
      return arrived;
    } catch (error) {
      return { error };
    }
  };
  return {
    arrived: () => arrived,
    ask: () => {
      asked ??= fetchPart();
      return asked;
    },
    forget: () => {
      asked = undefined;
    },
  };
}
