import { describeAviso } from '@garita/domain/avisos/describeAviso';
import type { AvisoPulsado } from '@garita/domain/cambios/offline';
import type { Moneda } from '@garita/domain/formato/moneda';
import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';
import { read } from '../data/read';
import { createLeader } from '../live/createLeader';
import { findWorker } from '../offline/findWorker';
import type { Portal } from '../portal/PortalContext';
import { isVista } from './vista';

/**
 * The tag of all notifications. With the same tag a new notification replaces the previous one,
 * also from another window.
 */
const TAG = 'garita-avisos';

export interface Sistema {
  readonly moneda: Moneda;
  readonly agencia: string;
  readonly icono: string;
  readonly onGo: (aviso: Aviso, ruta: string) => void;
}

/**
 * Shows a system notification while no tab is visible: only for types set to «sistema», only with
 * the browser's permission, and only from the leading tab.
 */
export async function notifySistema(
  portal: Portal,
  nuevos: readonly Aviso[],
  { moneda, agencia, icono, onGo }: Sistema,
): Promise<void> {
  if (
    !portal.one(createLeader).is() ||
    !('Notification' in window) ||
    Notification.permission !== 'granted' ||
    (await isVista())
  )
    return;
  const { tipos } = await portal.queryClient.fetchQuery(read('preferenciasAvisos'));
  const [newest, ...rest] = nuevos.filter(({ tipo }) => tipos[tipo] === 'sistema');
  if (!newest) return;
  const { texto, ruta } = describeAviso(newest, moneda);
  const options = {
    body: rest.length > 0 ? `${texto} Y ${rest.length} más.` : texto,
    icon: icono,
    tag: TAG,
  };
  // Android allows notifications only through the service worker. A notification of the worker also
  // stays when the page closes.
  const worker = await findWorker();
  if (worker)
    return worker.showNotification(agencia, {
      ...options,
      data: { ruta, aviso: newest.id } satisfies AvisoPulsado,
    });
  const notice = new Notification(agencia, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
    onGo(newest, ruta);
  };
}
