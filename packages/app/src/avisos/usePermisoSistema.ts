import type { PermisoSistema } from '@garita/ui/screens/avisos/PreferenciasProps';
import { useState } from 'react';
import { findWorkers } from '../offline/findWorker';

const PERMISOS: Readonly<Record<NotificationPermission, PermisoSistema>> = {
  granted: 'concedido',
  denied: 'negado',
  default: 'sinPedir',
};

/** Android allows notifications only through a worker, though a page may ask for the permission. */
const isPossible = (): boolean =>
  'Notification' in window && (!/Android/i.test(navigator.userAgent) || findWorkers() !== null);

function read(): PermisoSistema {
  // Without a secure context a browser reports «denied», although the user has not refused.
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
