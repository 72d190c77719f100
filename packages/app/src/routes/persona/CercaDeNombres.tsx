import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useCerca } from './useCerca';

const ConnectedFichaFlotante = lazyPart(
  () => import('./ConnectedFichaFlotante'),
  'ConnectedFichaFlotante',
  { instead: () => null },
);

/** Tells who somebody is beside their name, for as long as a pointer rests there. */
export function CercaDeNombres() {
  const { cerca, onCard } = useCerca();
  return cerca && <ConnectedFichaFlotante key={cerca.nombre} {...cerca} onOver={onCard} />;
}
