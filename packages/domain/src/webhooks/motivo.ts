import { cleanLine } from '../formato/cleanLine';

/** What Discord says when a message to a forum channel names no thread. */
const FORO = 220_001;
const MOTIVO_MAX = 200;

/** An answer in Discord's form; nothing of it for any other. */
function parse(body: string): {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly errors?: unknown;
} {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

/** The first sentence among those that Discord puts at the fields at fault. */
function findDetail(errors: unknown, depth = 0): string | null {
  if (typeof errors !== 'object' || errors === null || depth > 8) return null;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  for (const inner of Object.values(errors)) {
    const found = findDetail(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a receiver refuses a message because its channel is a forum, where each message begins a thread or goes to one. */
export const asksForHilo = (codigo: number, body: string): boolean =>
  codigo === 400 && parse(body).code === FORO;

/**
 * Why a receiver refuses a message, in its own words; null when it does not say.
 * @param secreto the end of its address, which whoever reads the reason need not know
 */
export function readMotivo(body: string, secreto: string): string | null {
  const { message, errors } = parse(body);
  const texts = [message, findDetail(errors)].filter((text) => typeof text === 'string');
  const motivo = [...cleanLine(texts.join(': '))].slice(0, MOTIVO_MAX).join('');
  return motivo === '' || (secreto !== '' && motivo.includes(secreto)) ? null : motivo;
}
