import type { MenuGroup } from '@garita/domain/pantallas';
import type { Atajo } from '@garita/ui/screens/inicio/DiaProps';
import type { Visits } from './keptVisits';

/** So many are at hand without a search. */
const MOST = 5;

/** What most people come for: for whoever has not been anywhere yet. */
const PRIMEROS: readonly string[] = [
  'fichaje',
  'tiempos',
  'ascensos',
  'nomina',
  'perfil',
  'paselista',
  'rangos',
];

const rankOf = (id: string): number =>
  PRIMEROS.includes(id) ? PRIMEROS.indexOf(id) : PRIMEROS.length;

/** The screens that somebody uses most, of those that are offered to them. */
export function pickAtajos(menu: readonly MenuGroup[], visits: Visits): Atajo[] {
  const offered = menu.flatMap(({ pantallas }) => pantallas);
  const timesOf = ({ id }: Atajo) => visits[id] ?? 0;
  return [...offered]
    .sort((a, b) => timesOf(b) - timesOf(a) || rankOf(a.id) - rankOf(b.id))
    .slice(0, MOST)
    .map(({ id, ruta, titulo }) => ({ id, ruta, titulo }));
}
