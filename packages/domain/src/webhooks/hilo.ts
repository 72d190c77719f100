import { cleanLine } from '../formato/cleanLine';

/** The longest name of a thread that Discord takes, in characters. */
const HILO_MAX = 100;

/** The name of the thread that a message gets in a forum channel: its first line as it reads, without Discord's marks and moments. */
export function toHilo(content: string): string {
  const [line = ''] = content.split('\n');
  const plain = line
    .replace(/<t:-?\d+(?::\w)?>/g, '')
    .replace(/\\(.)|[*_~|`]/g, (_, literal?: string) => literal ?? '');
  return [...cleanLine(plain)].slice(0, HILO_MAX).join('').trim() || 'Aviso';
}
