import { cleanLine } from '../formato/cleanLine';

/** Discord's error code for a forum message without a thread. */
const FORO = 220_001;
const MOTIVO_MAX = 200;

/** The fields of an answer in Discord's format; an empty object for any other answer. */
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

/** The first message among Discord's field errors. */
function findDetail(errors: unknown, depth = 0): string | null {
  if (typeof errors !== 'object' || errors === null || depth > 8) return null;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  for (const inner of Object.values(errors)) {
    const found = findDetail(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Whether the channel is a forum, where each message needs a thread. */
export const asksForHilo = (codigo: number, body: string): boolean =>
  codigo === 400 && parse(body).code === FORO;

/**
 * The receiver's reason. Null without a reason, or if it contains `secreto`, the end of the
 * receiver's address.
 */
export function readMotivo(body: string, secreto: string): string | null {
  const { message, errors } = parse(body);
  const texts = [message, findDetail(errors)].filter((text) => typeof text === 'string');
  const motivo = [...cleanLine(texts.join(': '))].slice(0, MOTIVO_MAX).join('');
  return motivo === '' || (secreto !== '' && motivo.includes(secreto)) ? null : motivo;
}
