import type { Tema } from '@garita/domain/temas';
import type { Targets } from '../access/Targets';
import type { Clocks } from '../snapshotCache/clocks';
import type { Deps } from './Deps';
import type { Historia } from './Historia';
import type { HandlersOf } from './handlers';
import type { Pendientes } from './pendientes';

/** The public interface of a tema's module. `modules/index.ts` combines all modules. */
export interface Module<T extends Tema> {
  readonly handlers: (deps: Deps) => HandlersOf<T>;
  readonly targets?: Targets;
  /**
   * The clocks that the module's calls name in `x-clocks`. They tell when an answer changes without
   * a write.
   */
  readonly clocks?: Clocks;
  readonly pendientes?: Partial<Pendientes>;
  readonly historia?: Historia;
}
