import { cleanLine } from '../formato/cleanLine';

/** Discord's longest thread name, in characters. */
const HILO_MAX = 100;

/**
 * The thread's title for a forum channel: the message's first line as plain text, without Markdown
 * and timestamps.
 */
export function toHilo(content: string): string {
  const [line = ''] = content.split('\n');
  const plain = line
    .replace(/<t:-?\d+(?::\w)?>/g, '')
    .replace(/\\(.)|[*_~|`]/g, (_, literal?: string) => literal ?? '');
  return [...cleanLine(plain)].slice(0, HILO_MAX).join('').trim() || 'Aviso';
}
