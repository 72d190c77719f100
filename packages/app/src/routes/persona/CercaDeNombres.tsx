import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useHoveredName } from './useHoveredName';

const ConnectedFichaFlotante = lazyPart(
  () => import('./ConnectedFichaFlotante'),
  'ConnectedFichaFlotante',
  { instead: () => null },
);

export function CercaDeNombres() {
  const { cerca, onCard } = useHoveredName();
  return cerca && <ConnectedFichaFlotante key={cerca.nombre} {...cerca} onOver={onCard} />;
}
