import type { Tema } from '@garita/domain/temas';
import type { Targets } from '../access/Targets';
import type { Clocks } from '../snapshotCache/clocks';
import type { Deps } from './Deps';
import type { Historia } from './Historia';
import type { HandlersOf } from './handlers';
import type { Pendientes } from './pendientes';

/**
 * The public interface of a module. `modules/index.ts` composes the modules and hands them down.
 */
export interface Module<T extends Tema> {
  /** The handlers of its calls. */
  readonly handlers: (deps: Deps) => HandlersOf<T>;
  /** The lookups of its `x-target` kinds. */
  readonly targets?: Targets;
  /** The parts of its answers that change as time passes: the contract's `x-clocks`. */
  readonly clocks?: Clocks;
  /** The kinds of its things that can wait for a person. */
  readonly pendientes?: Partial<Pendientes>;
  /** Its entries in a person's history. */
  readonly historia?: Historia;
}
