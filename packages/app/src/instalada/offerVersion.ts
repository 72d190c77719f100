import { CASCO } from '@garita/domain/cambios/textos';
import { toast } from '@garita/ui/components/toast';

/** The script that this page began with: it has another name in another version. */
const ownScript = (): string | null => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

let isOffered = false;

/** Asks whether the portal has become another since this page was opened, and offers to open it anew, once. Nobody is interrupted. */
export async function offerVersion(): Promise<void> {
  const script = ownScript();
  if (isOffered || script === null || !import.meta.env.PROD) return;
  const response = await fetch('/', { cache: 'no-store' });
  const isOther = response.ok && !(await response.text()).includes(script);
  if (!isOther || isOffered) return;
  isOffered = true;
  toast.offer({ text: CASCO.versionNueva, action: { label: CASCO.abrirla, onPress: () => location.reload() } });
}
