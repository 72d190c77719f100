import { readAddressPart } from '@garita/domain/formato/addressPart';
import { rutaDe } from '@garita/domain/pantallas';
import { matchPath, useLocation } from 'react-router-dom';
import { findPantalla } from './findPantalla';

/** The part of a screen that an address names, as its text, for a screen whose parts have addresses of their own; undefined for none. */
export function findParte(pathname: string): string | undefined {
  const pantalla = findPantalla(pathname);
  // `matchPath` leaves a part escaped as the address has it.
  const parte = pantalla && matchPath(rutaDe(pantalla), pathname)?.params.parte;
  return parte === undefined ? undefined : readAddressPart(parte);
}

/** The same of the address that the browser is at. */
export const useParte = (): string | undefined => findParte(useLocation().pathname);
