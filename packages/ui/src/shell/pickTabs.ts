import {
  type MenuGroup,
  PANTALLAS,
  type Pantalla,
  type PantallaId,
} from '@garita/domain/pantallas';

/** The most used screens, in order. */
const MOST_USED: readonly PantallaId[] = [
  'tiempos',
  'ascensos',
  'solicitudes',
  'perfil',
  'nomina',
  'fichaje',
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
  const used = find(MOST_USED);
  return (used.length > 0 ? used : find(FOR_VISITORS)).slice(0, PLACES);
}
