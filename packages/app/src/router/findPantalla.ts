import { PANTALLAS, type Pantalla, type PantallaId, rutaDe } from '@garita/domain/pantallas';
import { matchPath } from 'react-router-dom';

export type RegisteredPantalla = Pantalla & { readonly id: PantallaId };

const todas: readonly RegisteredPantalla[] = PANTALLAS;

export const findPantalla = (pathname: string): RegisteredPantalla | undefined =>
  todas.find((pantalla) => matchPath(rutaDe(pantalla), pathname) !== null);
