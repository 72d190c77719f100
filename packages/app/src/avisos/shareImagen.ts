import { downloadBlob } from '@garita/ui/components/downloadBlob';
import { toast } from '@garita/ui/components/toast';

/**
 * Copies a picture to the clipboard, or downloads it if the browser refuses.
 * @param drawn the picture as a promise, because Safari allows the write only during the press and
 * then waits for the content
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
