import { PANTALLAS, type Pantalla, type PantallaId, rutaDe } from '@garita/domain/pantallas';
import { matchPath } from 'react-router-dom';

/** A registered screen, with a known id. */
export type RegisteredPantalla = Pantalla & { readonly id: PantallaId };

const todas: readonly RegisteredPantalla[] = PANTALLAS;

/** The screen at an address; undefined for an unknown one. */
export const findPantalla = (pathname: string): RegisteredPantalla | undefined =>
  todas.find((pantalla) => matchPath(rutaDe(pantalla), pathname) !== null);
