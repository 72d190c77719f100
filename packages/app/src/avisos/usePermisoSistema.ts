import type { PermisoSistema } from '@garita/ui/screens/avisos/PreferenciasProps';
import { useState } from 'react';
import { findWorkers } from '../offline/findWorker';

const PERMISOS: Readonly<Record<NotificationPermission, PermisoSistema>> = {
  granted: 'concedido',
  denied: 'negado',
  default: 'sinPedir',
};

/**
 * On Android a page may ask for the permission, but only a service worker can show notifications.
 */
const isPossible = (): boolean =>
  'Notification' in window && (!/Android/i.test(navigator.userAgent) || findWorkers() !== null);

function read(): PermisoSistema {
  // Without a secure context the browser reports «denied», although the user has refused nothing.
  if (!isSecureContext) return 'sinHttps';
  return isPossible() ? PERMISOS[Notification.permission] : 'imposible';
}

export function usePermisoSistema() {
  const [permiso, setPermiso] = useState(read);
  const pedir = async (): Promise<void> => {
    if (read() === 'sinPedir') await Notification.requestPermission();
    setPermiso(read());
  };
  return { permiso, pedir };
}
