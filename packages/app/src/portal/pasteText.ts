import { toast } from '@garita/ui/components/toast';

/**
 * The text in the clipboard. Browsers refuse it without HTTPS or permission. @returns null after a
 * refusal, which a notice explains
 */
export async function pasteText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    toast.error({ text: 'El navegador no deja pegar desde aquí: pega en el campo.' });
    return null;
  }
}
