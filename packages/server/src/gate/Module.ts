import type { Tema } from '@garita/domain/temas';
import type { Targets } from '../access/Targets';
import type { Deps } from '../deps';
import type { Clocks } from './clocks';
import type { HandlersOf } from './handlers';

/** The one face of a module: all that the rest of the server takes from it. It is composed in `modules/index.ts` and handed down. */
export interface Module<T extends Tema> {
  /** What answers its calls. */
  readonly handlers: (deps: Deps) => HandlersOf<T>;
  /** What of its things an `x-target` can be the id of. */
  readonly targets?: Targets;
  /** What of its answers changes by itself as time passes: the contract's `x-clocks`. */
  readonly clocks?: Clocks;
}
