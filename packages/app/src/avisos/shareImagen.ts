import { toast } from '@garita/ui/components/toast';

/** Puts a picture where one can paste it from; where the browser keeps that from pages, into a file. */
export async function shareImagen(imagen: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [imagen.type]: imagen })]);
    toast.success({ text: 'Imagen copiada' });
  } catch {
    const url = URL.createObjectURL(imagen);
    Object.assign(document.createElement('a'), { href: url, download: 'ascenso.png' }).click();
    URL.revokeObjectURL(url);
    toast.success({ text: 'Imagen descargada' });
  }
}
