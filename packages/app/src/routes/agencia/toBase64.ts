/** How many bytes are written at a time: all at once would be more arguments than a call may have. */
const AT_ONCE = 0x8000;

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
}
