/** How long a file stays at its address: Safari comes for it after the press is over, and may first ask whether it is wanted. */
const KEPT_MS = 60_000;

/** Hands bytes to the browser as a file. */
export function downloadBlob(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
