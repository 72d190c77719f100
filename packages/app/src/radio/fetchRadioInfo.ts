import { withLimit } from '@garita/api-client/followSignal';
import { type RadioInfo, readRadioInfo } from '@garita/domain/radio/radioInfo';

const TIMEOUT_MS = 8000;
/** The maximum size of an answer in bytes. A normal answer has a few hundred. */
const MAX_BYTES = 64 * 1024;

async function readText({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.length <= MAX_BYTES) continue;
    await reader?.cancel();
    throw new Error('The answer is too long.');
  }
  return text;
}

/**
 * Reads what the station plays. The agency does not control its server, which may be down, slow or
 * hostile. @returns null if the answer is unusable
 */
export async function fetchRadioInfo(
  address: string,
  signal: AbortSignal,
): Promise<RadioInfo | null> {
  try {
    return await withLimit(TIMEOUT_MS, signal, async (limited) => {
      const response = await fetch(address, {
        signal: limited,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      return response.ok ? readRadioInfo(await readText(response)) : null;
    });
  } catch {
    return null;
  }
}
