import { buildMenu, PANTALLAS } from '@garita/domain/pantallas';
import { isPendiente } from '@garita/domain/pendientes';
import { EnConstruccionScreen } from '@garita/ui/screens/pendiente/EnConstruccionScreen';
import { useLocation } from 'react-router-dom';
import { useUser } from '../session/useSession';
import { findPantalla } from './findPantalla';

/** Every screen that is still to be built. */
export function Component() {
  const pantalla = findPantalla(useLocation().pathname);
  const user = useUser();
  if (!pantalla || !isPendiente(pantalla.id)) return null;
  const offered = buildMenu(user).flatMap(({ pantallas }) => pantallas);
  return <EnConstruccionScreen id={pantalla.id} titulo={pantalla.titulo} enlaces={[PANTALLAS[0], ...offered].filter(({ id }) => !isPendiente(id))} />;
}
