import { toast } from '@garita/ui/components/toast';

/** Browsers refuse without HTTPS or permission. @returns null then, after a notice */
export async function pasteText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    toast.error({ text: 'El navegador no deja pegar desde aquí: pega en el campo.' });
    return null;
  }
}
