/**
 * Puts a text into the clipboard.
 * @returns whether it is there: browsers keep the clipboard from pages that did not come over HTTPS, and people may forbid it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
