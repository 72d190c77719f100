import { lazyPart } from '@garita/ui/parts/lazyPart';
import { Campana } from '@garita/ui/shell/Campana';
import { useAvisosState, useAvisosStore } from './useAvisos';

// Prefetched when the pointer or the focus comes near.
const ConnectedAvisos = lazyPart(() => import('./ConnectedAvisos'), 'ConnectedAvisos');

/** The bell of the signed-in user. Its count loads after the start (`AvisosNuevos`). */
export function ConnectedCampana() {
  const { patch } = useAvisosStore();
  const { sinLeer, isOpen } = useAvisosState();
  return (
    <Campana
      sinLeer={sinLeer}
      isOpen={isOpen}
      onToggle={() => patch({ isOpen: !isOpen })}
      onNear={ConnectedAvisos.preload}
    >
      {(opener) => <ConnectedAvisos opener={opener} onClose={() => patch({ isOpen: false })} />}
    </Campana>
  );
}
