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
  /** The part, once it is here. React reads it without waiting. */
  arrived(): Promise<PartAnswer<Props>> | undefined;
  /** Asks for it, or gives what has been asked already. Never rejects. */
  ask(): Promise<PartAnswer<Props>>;
  /** Has a failure asked for anew when the part is next wanted; until then it stays, or React would ask without end. */
  forget(failure: PartFailed): void;
}

/** A part is fetched once. React's own `lazy` would keep a failure for ever. */
export function createPartSource<Props>(
  load: () => Promise<ComponentType<Props>>,
): PartSource<Props> {
  let asked: Promise<PartAnswer<Props>> | undefined;
  let arrived: Promise<PartAnswer<Props>> | undefined;
  let failed: PartFailed | undefined;
  const fetchPart = (): Promise<PartAnswer<Props>> => {
    failed = undefined;
    const asking: Promise<PartAnswer<Props>> = loadPart(load).then(
      (Part) => {
        const value = { Part };
        // As React itself notes it on a promise that it has waited for.
        arrived = Object.assign(asking, { status: 'fulfilled', value });
        return value;
      },
      (error: unknown) => {
        failed = { error };
        return failed;
      },
    );
    return asking;
  };
  return {
    arrived: () => arrived,
    ask: () => {
      asked ??= fetchPart();
      return asked;
    },
    forget: (failure) => {
      if (failed === failure) asked = undefined;
    },
  };
}
