import {
  type MenuGroup,
  PANTALLAS,
  type Pantalla,
  type PantallaId,
} from '@garita/domain/pantallas';

/** What people open most often, first things first. */
const MOST_USED: readonly PantallaId[] = [
  'tiempos',
  'ascensos',
  'solicitudes',
  'perfil',
  'nomina',
  'fichaje',
];
/** What there is for those who are not inside. */
const FOR_VISITORS: readonly PantallaId[] = ['inicio', 'rangos', 'normativa', 'radio'];
/** With the one that opens the whole menu they make five: more would be narrower than a thumb. */
const PLACES = 4;

const home: Pantalla = PANTALLAS[0];

/** The screens of the bar at the foot of a phone: the most used ones that stand in this person's menu. */
export function pickTabs(menu: readonly MenuGroup[]): Pantalla[] {
  const offered = [home, ...menu.flatMap(({ pantallas }) => pantallas)];
  const find = (ids: readonly PantallaId[]) =>
    ids.flatMap((id) => offered.find((pantalla) => pantalla.id === id) ?? []);
  const used = find(MOST_USED);
  return (used.length > 0 ? used : find(FOR_VISITORS)).slice(0, PLACES);
}
