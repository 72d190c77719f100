import { toast } from '../components/toast';

/** Copies a text and shows a notice; without clipboard access the notice says what to do. */
export async function copyText(text: string, done = `Copiado: ${text}`): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success({ text: done });
  } catch {
    toast.error({ text: 'El navegador no deja copiar. Selecciona el texto y cópialo a mano.' });
  }
}
