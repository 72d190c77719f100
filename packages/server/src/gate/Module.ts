import type { Tema } from '@garita/domain/temas';
import type { Targets } from '../access/Targets';
import type { Clocks } from '../snapshotCache/clocks';
import type { Deps } from './Deps';
import type { Historia } from './Historia';
import type { HandlersOf } from './handlers';
import type { Pendientes } from './pendientes';

/** The one face of a module: all that the rest of the server takes from it. It is composed in `modules/index.ts` and handed down. */
export interface Module<T extends Tema> {
  /** What answers its calls. */
  readonly handlers: (deps: Deps) => HandlersOf<T>;
  /** What of its things an `x-target` can be the id of. */
  readonly targets?: Targets;
  /** What of its answers changes by itself as time passes: the contract's `x-clocks`. */
  readonly clocks?: Clocks;
  /** What of its things can wait for somebody. */
  readonly pendientes?: Partial<Pendientes>;
  /** What it tells of a person in their history. */
  readonly historia?: Historia;
}
