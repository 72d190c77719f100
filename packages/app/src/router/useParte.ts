import { rutaDe } from '@garita/domain/pantallas';
import { matchPath, useLocation } from 'react-router-dom';
import { findPantalla } from './findPantalla';

/** Which part of a screen the address names, for a screen whose parts have addresses of their own; undefined for none. */
export function useParte(): string | undefined {
  const { pathname } = useLocation();
  const pantalla = findPantalla(pathname);
  return pantalla && matchPath(rutaDe(pantalla), pathname)?.params.parte;
}
