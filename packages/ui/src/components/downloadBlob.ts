/**
 * How long a blob URL stays valid, in milliseconds: Safari reads it after the press, and may ask
 * the user first.
 */
const KEPT_MS = 60_000;

export function downloadBlob(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
