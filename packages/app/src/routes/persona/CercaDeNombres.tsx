import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useHoveredName } from './useHoveredName';

const ConnectedFichaFlotante = lazyPart(
  () => import('./ConnectedFichaFlotante'),
  'ConnectedFichaFlotante',
  { instead: () => null },
);

/** Shows a person's card while the pointer rests on their name. */
export function CercaDeNombres() {
  const { cerca, onCard } = useHoveredName();
  return cerca && <ConnectedFichaFlotante key={cerca.nombre} {...cerca} onOver={onCard} />;
}
