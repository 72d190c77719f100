import { join, resolve } from 'node:path';
import { SESSION_DAYS } from '@garita/domain/sesion/token';
import { readTrustProxy, type TrustProxy } from './readTrustProxy';

/** Each setting comes from one environment variable (docs/operar/ajustes.md). */
export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database and of generated secrets. */
  dataDir: string;
  /** PostgreSQL URL; null = the embedded database. */
  databaseUrl: string | null;
  logLevel: LogLevel;
  trustProxy: TrustProxy;
  /** Bearer token of `/metrics`; null = no such page. */
  metricsToken: string | null;
  /** The portal logs statements slower than this many milliseconds; 0 = none. */
  slowQueryMs: number;
  /** `mailto:…` or `https://…` for `/.well-known/security.txt`; null = no such file. */
  securityContact: string | null;
  /**
   * The key of the hashes and of the encryption; null = the portal generates one and stores it in
   * `dataDir`.
   */
  secret: string | null;
  /**
   * Wrong passwords that one address may try for one name in 15 minutes. The limits of an address
   * and of a name are multiples of this limit.
   */
  loginLimit: number;
  /** Idle time after which a session ends, in milliseconds; null = only after its 365 days. */
  sessionIdleMs: number | null;
  /** Registrations allowed from one address in 15 minutes. */
  registerLimit: number;
  /** The proof that a registration needs: none, or the code of `ipdetect` in the avatar's motto. */
  verification: Verification;
  /**
   * The address of an avatar's public profile (JSON), with `{usuario}` for the name; null = none
   * set.
   */
  verificationUrl: string | null;
  backupEveryHours: number;
  /** How many good backups of each kind the portal keeps. */
  backupKeep: number;
  backupDir: string;
  /**
   * Whether a registration from an address that other people have used is only logged, or also
   * refused.
   */
  clones: Clones;
  /** Address of an avatar with `{usuario}` for the name; null = initials only. */
  avatarUrl: string | null;
  apiDocs: boolean;
  /** Whether the portal serves the designers' book at `/libro/`. */
  storybook: boolean;
  radioStream: string | null;
  radioInfo: string | null;
  discordUrl: string | null;
  socialUrl: string | null;
  /** Whether the agency's addresses (radio, links, webhooks) may be in the portal's own network. */
  outboundPrivate: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const VERIFICATIONS = ['none', 'avatar-motto'] as const;
type Verification = (typeof VERIFICATIONS)[number];

const CLONES = ['record', 'block'] as const;
type Clones = (typeof CLONES)[number];

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;
const read = (env: Env, name: string): string | null => env[name]?.trim() || null;

function readInteger(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = read(env, name);
  if (text === null) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigError(
      `${name}: debe ser un número entero entre ${min} y ${max}, y es «${text}».`,
    );
  return value;
}

function readUrl(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = read(env, name);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(
      `${name}: debe ser una dirección ${protocols.join(' o ')}//…, y no lo es.`,
    );
  return text;
}

const HOUR_MS = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: 24 * HOUR_MS };

/**
 * A duration in hours or days: `12h`, `30d`. At least an hour, at most the life of a session.
 * Returns milliseconds; null if the variable is not set.
 */
function readIdle(env: Env, name: string): number | null {
  const text = read(env, name);
  if (text === null) return null;
  const [, count, unit = ''] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (!(ms >= HOUR_MS && ms <= SESSION_DAYS * 24 * HOUR_MS)) {
    throw new ConfigError(
      `${name}: debe ser un número de horas o de días, de 1h a ${SESSION_DAYS}d (por ejemplo 12h o 30d), y es «${text}».`,
    );
  }
  return ms;
}

const WEB = ['http:', 'https:'] as const;

function readTemplate(env: Env, name: string): string | null {
  const url = readUrl(env, name, WEB);
  if (url !== null && !url.includes('{usuario}'))
    throw new ConfigError(`${name}: debe llevar {usuario} en el lugar del nombre.`);
  return url;
}

/** The minimum length of a token in characters. An attacker can guess a shorter token. */
const TOKEN_LENGTH = 16;

/** A secret for a header (RFC 6750, `b64token`). Error messages do not repeat it. */
function readToken(env: Env, name: string): string | null {
  const token = read(env, name);
  if (token !== null && (token.length < TOKEN_LENGTH || !/^[\w.~+/-]+=*$/.test(token)))
    throw new ConfigError(
      `${name}: debe tener al menos ${TOKEN_LENGTH} caracteres, y solo letras sin acento, cifras y - . _ ~ + / (= solo al final).`,
    );
  return token;
}

/**
 * The minimum length of `SECRET` in bytes. With a copy of the database, an attacker can guess a
 * shorter secret.
 */
export const SECRET_BYTES = 32;

function readSecretSetting(env: Env, name: string): string | null {
  const secret = read(env, name);
  if (secret !== null && Buffer.byteLength(secret) < SECRET_BYTES)
    throw new ConfigError(
      `${name}: debe tener al menos ${SECRET_BYTES} caracteres; \`openssl rand -hex 32\` escribe uno. Al cambiarlo dejan de servir las aplicaciones de códigos y los webhooks (docs/operar, «Cambiar las claves»).`,
    );
  return secret;
}

function readContact(env: Env, name: string): string | null {
  const text = read(env, name);
  if (
    text === null ||
    /^mailto:[^\s@]+@[^\s@]+$/.test(text) ||
    (/^https:\/\/\S+$/.test(text) && URL.canParse(text))
  )
    return text;
  throw new ConfigError(
    `${name}: debe ser mailto: con una dirección de correo, o una dirección https://…, y es «${text}».`,
  );
}

function readChoice<T extends string>(
  env: Env,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const text = read(env, name) ?? fallback;
  const choice = choices.find((c) => c === text);
  if (!choice)
    throw new ConfigError(`${name}: debe ser uno de ${choices.join(', ')}, y es «${text}».`);
  return choice;
}

function readProxies(env: Env): TrustProxy {
  const proxies = readTrustProxy(read(env, 'TRUST_PROXY'));
  if ('fault' in proxies) throw new ConfigError(`TRUST_PROXY: ${proxies.fault}.`);
  return proxies.value;
}

/** @throws ConfigError naming the invalid variable. */
export function readConfig(env: Env): Config {
  const dataDir = resolve(read(env, 'DATA_DIR') ?? './data');
  return {
    port: readInteger(env, 'PORT', 3000, 0, 65_535),
    host: read(env, 'HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: readProxies(env),
    metricsToken: readToken(env, 'METRICS_TOKEN'),
    slowQueryMs: readInteger(env, 'SLOW_QUERY_MS', 500, 0, 3_600_000),
    securityContact: readContact(env, 'SECURITY_CONTACT'),
    secret: readSecretSetting(env, 'SECRET'),
    loginLimit: readInteger(env, 'LOGIN_LIMIT', 10, 1, 1_000_000),
    sessionIdleMs: readIdle(env, 'SESSION_IDLE'),
    registerLimit: readInteger(env, 'REGISTER_LIMIT', 10, 1, 1_000_000),
    verification: readChoice(env, 'VERIFICATION', VERIFICATIONS, 'none'),
    verificationUrl: readTemplate(env, 'VERIFICATION_URL'),
    backupEveryHours: readInteger(env, 'BACKUP_EVERY_HOURS', 24, 0, 8760),
    backupKeep: readInteger(env, 'BACKUP_KEEP', 7, 1, 1000),
    backupDir: resolve(read(env, 'BACKUP_DIR') ?? join(dataDir, 'respaldos')),
    clones: readChoice(env, 'CLONES', CLONES, 'record'),
    avatarUrl: readTemplate(env, 'AVATAR_URL'),
    apiDocs: readChoice(env, 'API_DOCS', ['1', '0'], '1') === '1',
    storybook: readChoice(env, 'STORYBOOK', ['0', '1'], '0') === '1',
    radioStream: readUrl(env, 'RADIO_STREAM', WEB),
    radioInfo: readUrl(env, 'RADIO_INFO', WEB),
    discordUrl: readUrl(env, 'DISCORD_WIDGET', WEB),
    socialUrl: readUrl(env, 'SOCIAL_WIDGET', WEB),
    outboundPrivate: readChoice(env, 'OUTBOUND_PRIVATE', ['0', '1'], '0') === '1',
  };
}
