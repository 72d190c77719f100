import { downloadBlob } from '@garita/ui/components/downloadBlob';
import { toast } from '@garita/ui/components/toast';

/**
 * Puts a picture where one can paste it from; where the browser keeps that from pages, into a file.
 * @param drawn asked for while the press is being answered, as Safari wants it: it lets a page write for that moment alone, and waits for what is to be written.
 */
export async function shareImagen(drawn: Promise<Blob>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawn })]);
    toast.success({ text: 'Imagen copiada' });
  } catch {
    downloadBlob('ascenso.png', await drawn);
    toast.success({ text: 'Imagen descargada' });
  }
}
