import type { MenuGroup } from '@garita/domain/pantallas';
import type { Shortcut } from '@garita/ui/screens/inicio/DiaProps';
import type { Visits } from './keptVisits';

const MOST = 5;

/** The screens for a user without visits, in this order. */
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

export function pickShortcuts(menu: readonly MenuGroup[], visits: Visits): Shortcut[] {
  const offered = menu.flatMap(({ pantallas }) => pantallas);
  const timesOf = ({ id }: Shortcut) => visits[id] ?? 0;
  return [...offered]
    .sort((a, b) => timesOf(b) - timesOf(a) || rankOf(a.id) - rankOf(b.id))
    .slice(0, MOST)
    .map(({ id, ruta, titulo }) => ({ id, ruta, titulo }));
}
