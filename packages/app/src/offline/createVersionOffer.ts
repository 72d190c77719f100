import { VERSION } from '@garita/domain/cambios/textos';
import { toast } from '@garita/ui/components/toast';

/** The paths of this page's scripts. Their hashed names differ between versions. */
const ownScripts = (): string[] =>
  [...document.querySelectorAll('script[type="module"][src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );

/**
 * @returns a function that offers a reload in a toast, once, if a newer version is deployed.
 * Without a connection the function rejects as `fetch` does.
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
