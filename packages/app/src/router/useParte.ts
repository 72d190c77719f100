import { rutaDe } from '@garita/domain/pantallas';
import { findPantalla } from './findPantalla';
import { matchRuta } from './matchRuta';
import { useLocation } from './RouterContext';

/** Which part of a screen the address names, for a screen whose parts have addresses of their own; undefined for none. */
export function useParte(): string | undefined {
  const { pathname } = useLocation();
  const pantalla = findPantalla(pathname);
  return pantalla && matchRuta(rutaDe(pantalla), pathname)?.parte;
}
