import { VERSION } from '@garita/domain/cambios/textos';
import { toast } from '@garita/ui/components/toast';

/** The scripts that this page began with: some have another name in another version. */
const ownScripts = (): string[] =>
  [...document.querySelectorAll('script[type="module"][src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );

/**
 * @returns asks whether the portal has become another since this page was opened, and offers to open it anew, once. Nobody is interrupted. Rejects as `fetch`,
 *   where there is no connection.
 */
export function createVersionOffer(): () => Promise<void> {
  let isOffered = false;
  return async () => {
    if (isOffered || !import.meta.env.PROD) return;
    const response = await fetch('/', { cache: 'no-store' });
    const page = await response.text();
    if (!response.ok || isOffered || ownScripts().every((script) => page.includes(script))) return;
    isOffered = true;
    toast.offer({
      text: VERSION.versionNueva,
      action: { label: VERSION.abrirla, onPress: () => location.reload() },
    });
  };
}
