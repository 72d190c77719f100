import { lazyPart } from '@garita/ui/parts/lazyPart';
import { Campana } from '@garita/ui/shell/Campana';
import { avisosStore, useAvisosState } from './avisosStore';

// Fetched when a hand or the focus comes near.
const ConnectedAvisos = lazyPart(() => import('./ConnectedAvisos'), 'ConnectedAvisos');

/** The bell of who is signed in. What it counts comes after the start (`AvisosNuevos`). */
export function ConnectedCampana() {
  const { sinLeer, isOpen } = useAvisosState();
  return (
    <Campana
      sinLeer={sinLeer}
      isOpen={isOpen}
      onToggle={() => avisosStore.patch({ isOpen: !isOpen })}
      onNear={ConnectedAvisos.preload}
    >
      {(opener) => (
        <ConnectedAvisos opener={opener} onClose={() => avisosStore.patch({ isOpen: false })} />
      )}
    </Campana>
  );
}
