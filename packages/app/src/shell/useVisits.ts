import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findPantalla } from '../router/findPantalla';
import { keptVisits } from '../routes/inicio/keptVisits';

export function useVisits(usuario: number): void {
  const pantalla = findPantalla(useLocation().pathname);
  const id = pantalla?.grupo ? pantalla.id : null;
  useEffect(() => {
    if (id !== null) keptVisits.add(usuario, id);
  }, [usuario, id]);
}
