import type { Tema } from '@garita/domain/temas';
import type { Targets } from '../access/Targets';
import type { Clocks } from '../snapshotCache/clocks';
import type { Deps } from './Deps';
import type { Historia } from './Historia';
import type { HandlersOf } from './handlers';
import type { Pendientes } from './pendientes';

/** The public interface of a module; `modules/index.ts` composes them. */
export interface Module<T extends Tema> {
  readonly handlers: (deps: Deps) => HandlersOf<T>;
  readonly targets?: Targets;
  /** The contract's `x-clocks`: the parts of its answers that change as time passes. */
  readonly clocks?: Clocks;
  readonly pendientes?: Partial<Pendientes>;
  readonly historia?: Historia;
}
