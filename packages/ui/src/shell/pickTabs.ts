import {
  type MenuGroup,
  PANTALLAS,
  type Pantalla,
  type PantallaId,
} from '@garita/domain/pantallas';

/**
 * The screens of a signed-in user, the most used first. The order is fixed, so that no tab moves.
 */
const MOST_USED: readonly PantallaId[] = [
  'inicio',
  'fichaje',
  'puerta',
  'tiempos',
  'ascensos',
  'solicitudes',
  'nomina',
];
const FOR_VISITORS: readonly PantallaId[] = ['inicio', 'rangos', 'normativa', 'radio'];
/**
 * Maximum number of tabs. With the button for the whole menu there are five: more would be narrower
 * than a thumb.
 */
const PLACES = 4;

const home: Pantalla = PANTALLAS[0];

/** The tabs of a phone's bottom bar: the most used screens of the viewer's menu. */
export function pickTabs(menu: readonly MenuGroup[]): Pantalla[] {
  const offered = [home, ...menu.flatMap(({ pantallas }) => pantallas)];
  const find = (ids: readonly PantallaId[]) =>
    ids.flatMap((id) => offered.find((pantalla) => pantalla.id === id) ?? []);
  const isSignedIn = menu.some(({ grupo }) => grupo === 'cuenta');
  return find(isSignedIn ? MOST_USED : FOR_VISITORS).slice(0, PLACES);
}
