import { toast } from '../components/toast';

/** Copies what a page of the book offers, and says so; where no clipboard may be used, what else to do. */
export async function copyText(text: string, done = `Copiado: ${text}`): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success({ text: done });
  } catch {
    toast.error({ text: 'El navegador no deja copiar. Selecciona el nombre y cópialo a mano.' });
  }
}
