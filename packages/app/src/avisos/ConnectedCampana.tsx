import { lazyPart } from '@garita/ui/parts/lazyPart';
import { Campana } from '@garita/ui/shell/Campana';
import { useAvisosState, useAvisosStore } from './useAvisos';

const ConnectedAvisos = lazyPart(() => import('./ConnectedAvisos'), 'ConnectedAvisos');

/** The bell. Its count loads after the page is shown (`AvisosNuevos`). */
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
