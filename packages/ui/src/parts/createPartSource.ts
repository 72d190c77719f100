import type { ComponentType } from 'react';
import { loadPart } from './loadPart';

export interface PartArrived<Props> {
  readonly Part: ComponentType<Props>;
}
export interface PartFailed {
  readonly error: unknown;
}
/** What asking for a part has come to. */
export type PartAnswer<Props> = PartArrived<Props> | PartFailed;

/** Where a part comes from. */
export interface PartSource<Props> {
  /** The part, once it is here. */
  arrived(): PartArrived<Props> | undefined;
  /** Asks for it, or gives what has been asked already. Never rejects. */
  ask(): Promise<PartAnswer<Props>>;
  /** Has a failure asked for anew when the part is next wanted; until then it stays, or React would ask without end. */
  forget(failure: PartFailed): void;
}

/** A part is fetched once. React's own `lazy` would keep a failure for ever. */
export function createPartSource<Props>(load: () => Promise<ComponentType<Props>>): PartSource<Props> {
  let answer: PartAnswer<Props> | undefined;
  let asked: Promise<PartAnswer<Props>> | undefined;
  const fetchPart = async (): Promise<PartAnswer<Props>> => {
    answer = undefined;
    answer = await loadPart(load).then(
      (Part) => ({ Part }),
      (error: unknown) => ({ error }),
    );
    return answer;
  };
  return {
    arrived: () => (answer && 'Part' in answer ? answer : undefined),
    ask: () => {
      asked ??= fetchPart();
      return asked;
    },
    forget: (failure) => {
      if (answer === failure) asked = undefined;
    },
  };
}
