import { describeAviso } from '@garita/domain/avisos/describeAviso';
import type { AvisoPulsado } from '@garita/domain/cambios/offline';
import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';
import { read } from '../data/read';
import { createLider } from '../live/createLider';
import { findWorker } from '../offline/findWorker';
import type { Portal } from '../portal/PortalContext';
import { isVista } from './vista';

/** One at a time, also of several browsers' windows: a later one takes the place of the one before. */
const TAG = 'garita-avisos';

export interface Sistema {
  readonly agencia: string;
  readonly icono: string;
  readonly onGo: (aviso: Aviso, ruta: string) => void;
}

/** Tells by the system of what has come while nobody looks at the portal: of what its person wants to be told so, where the browser lets us, and once a browser. */
export async function notifySistema(
  portal: Portal,
  nuevos: readonly Aviso[],
  { agencia, icono, onGo }: Sistema,
): Promise<void> {
  if (
    !portal.one(createLider).is() ||
    !('Notification' in window) ||
    Notification.permission !== 'granted' ||
    (await isVista())
  )
    return;
  const { tipos } = await portal.queryClient.fetchQuery(read('preferenciasAvisos'));
  const [newest, ...rest] = nuevos.filter(({ tipo }) => tipos[tipo] === 'sistema');
  if (!newest) return;
  const { texto, ruta } = describeAviso(newest);
  const options = {
    body: rest.length > 0 ? `${texto} Y ${rest.length} más.` : texto,
    icon: icono,
    tag: TAG,
  };
  // Where a page may show none by itself, as on Android, and it stays when the page is gone.
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
