import { readAddressPart } from '@garita/domain/formato/addressPart';
import { rutaDe } from '@garita/domain/pantallas';
import { matchPath, useLocation } from 'react-router-dom';
import { findPantalla } from './findPantalla';

/** The part of an address after the screen's path, decoded; undefined if there is none. */
export function findParte(pathname: string): string | undefined {
  const pantalla = findPantalla(pathname);
  const parte = pantalla && matchPath(rutaDe(pantalla), pathname)?.params.parte;
  return parte === undefined ? undefined : readAddressPart(parte);
}

export const useParte = (): string | undefined => findParte(useLocation().pathname);
