import type { PermisoSistema } from '@garita/ui/screens/avisos/PreferenciasProps';
import { useState } from 'react';
import { findWorkers } from '../offline/findWorker';

const PERMISOS: Readonly<Record<NotificationPermission, PermisoSistema>> = {
  granted: 'concedido',
  denied: 'negado',
  default: 'sinPedir',
};

/** On Android a page may not show any by itself, though it may be asked about: there a worker does. */
const isPossible = (): boolean =>
  'Notification' in window && (!/Android/i.test(navigator.userAgent) || findWorkers() !== null);

function read(): PermisoSistema {
  // Without a secure context a browser says «denied», which nobody has.
  if (!isSecureContext) return 'sinHttps';
  return isPossible() ? PERMISOS[Notification.permission] : 'imposible';
}

/** Whether this browser shows notices by the system. It is asked for by a press alone. */
export function usePermisoSistema() {
  const [permiso, setPermiso] = useState(read);
  const pedir = async (): Promise<void> => {
    if (read() === 'sinPedir') await Notification.requestPermission();
    setPermiso(read());
  };
  return { permiso, pedir };
}
