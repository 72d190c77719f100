import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODIGO_DIGITS } from '@garita/domain/factores/codigo';
import { toAddressPart } from '@garita/domain/formato/addressPart';

/** Time step of the codes, in milliseconds (RFC 6238 §5.2). */
const STEP_MS = 30_000;
/** The secret's length in bytes, which is the output length of HMAC-SHA-1 (RFC 4226 §4). */
export const SECRET_BYTES = 20;

/** The number of half minutes from 1970 to an instant. */
export const stepOf = (moment: Date): number => Math.floor(moment.getTime() / STEP_MS);

/** HOTP with SHA-1 (RFC 4226 §5.3), which every authenticator supports. */
export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac[mac.length - 1] as number) & 0xf) & 0x7fffffff;
  return String(number % 10 ** CODIGO_DIGITS).padStart(CODIGO_DIGITS, '0');
}

interface Acceptance {
  readonly now: Date;
  /** The last half minute whose code was accepted; null if there is none. */
  readonly last: number | null;
}

/**
 * The half minute to which a code belongs: the present, the previous or the next one, since clocks
 * differ. A code of the last accepted half minute or an earlier one is refused.
 * @returns null for any other code
 */
export function findStep(secret: Buffer, codigo: string, { now, last }: Acceptance): number | null {
  const step = stepOf(now);
  // If the clock was set back, `last` may be later than the next half minute. Such a `last` is
  // ignored.
  const after = last !== null && last <= step + 1 ? last : Number.NEGATIVE_INFINITY;
  const given = Buffer.from(codigo);
  const matches = (one: number) =>
    given.length === CODIGO_DIGITS && timingSafeEqual(given, Buffer.from(totpAt(secret, one)));
  return [step - 1, step, step + 1].find((one) => one > after && matches(one)) ?? null;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base 32 (RFC 4648 §6); the number of bits must be a multiple of five. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? [])
    .map((five) => LETTERS.charAt(Number.parseInt(five, 2)))
    .join('');
}

/** The URI of the QR code. It omits the other parameters, because their defaults apply. */
export function toOtpauth({
  agencia,
  usuario,
  secreto,
}: {
  agencia: string;
  usuario: string;
  secreto: string;
}): string {
  const [issuer, account] = [toAddressPart(agencia), toAddressPart(usuario)];
  return `otpauth://totp/${issuer}:${account}?secret=${secreto}&issuer=${issuer}`;
}
