import { join, resolve } from 'node:path';

/** Everything that can be set from outside; each value comes from one environment variable (README, "Ajustes"). */
export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database and of generated secrets. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  logLevel: LogLevel;
  /** Proxies whose `X-Forwarded-For` is believed: false, true, or a list of addresses. */
  trustProxy: boolean | string;
  /** Keys the hashes of addresses; null = one is generated and kept in `dataDir`. */
  secret: string | null;
  /** Sign-in attempts allowed per name in 15 minutes; an address may make five times as many. */
  loginLimit: number;
  /** Registrations that one address may try in 15 minutes. */
  registerLimit: number;
  /** What a registration must prove: nothing, or that the avatar's motto carries the code of `ipdetect`. */
  verification: Verification;
  /** Public profile of an avatar with `{usuario}` for the name, as JSON with `name` and `motto`. */
  verificationUrl: string;
  /** Hours between two backups that the portal makes by itself; 0 = it makes none. */
  backupEveryHours: number;
  /** How many good backups of each kind are kept. */
  backupKeep: number;
  /** Folder of the backups. */
  backupDir: string;
  /** What happens to a registration from an address that already has people: it is noted, or it is refused too. */
  clones: Clones;
  /** Address of an avatar with `{usuario}` for the name; null = initials only. */
  avatarUrl: string | null;
  radioStream: string | null;
  radioInfo: string | null;
  discordUrl: string | null;
  socialUrl: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const VERIFICATIONS = ['none', 'avatar-motto'] as const;
type Verification = (typeof VERIFICATIONS)[number];

const CLONES = ['record', 'block'] as const;
type Clones = (typeof CLONES)[number];

const VERIFICATION_URL = 'https://www.habbo.es/api/public/users?name={usuario}';

/** A setting that cannot be understood; its message is made for whoever starts the server. */
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
    throw new ConfigError(`${name}: debe ser un número entero entre ${min} y ${max}, y es «${text}».`);
  return value;
}

function readUrl(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = read(env, name);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !protocols.includes(url.protocol)) throw new ConfigError(`${name}: debe ser una dirección ${protocols.join(' o ')}//…, y no lo es.`);
  return text;
}

const WEB = ['http:', 'https:'] as const;

/** An address with `{usuario}` in the place of a name. */
function readTemplate(env: Env, name: string): string | null {
  const url = readUrl(env, name, WEB);
  if (url !== null && !url.includes('{usuario}')) throw new ConfigError(`${name}: debe llevar {usuario} en el lugar del nombre.`);
  return url;
}

function readChoice<T extends string>(env: Env, name: string, choices: readonly T[], fallback: T): T {
  const text = read(env, name) ?? fallback;
  const choice = choices.find((c) => c === text);
  if (!choice) throw new ConfigError(`${name}: debe ser uno de ${choices.join(', ')}, y es «${text}».`);
  return choice;
}

function readTrustProxy(env: Env): boolean | string {
  const text = read(env, 'TRUST_PROXY');
  if (text === null || text === '0' || text === 'false') return false;
  return text === '1' || text === 'true' ? true : text;
}

/** Reads the settings. @throws ConfigError naming the variable that is wrong. */
export function readConfig(env: Env): Config {
  const dataDir = resolve(read(env, 'DATA_DIR') ?? './data');
  return {
    port: readInteger(env, 'PORT', 3000, 0, 65_535),
    host: read(env, 'HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: readTrustProxy(env),
    secret: read(env, 'SECRET'),
    loginLimit: readInteger(env, 'LOGIN_LIMIT', 10, 1, 1_000_000),
    registerLimit: readInteger(env, 'REGISTER_LIMIT', 10, 1, 1_000_000),
    verification: readChoice(env, 'VERIFICATION', VERIFICATIONS, 'none'),
    verificationUrl: readTemplate(env, 'VERIFICATION_URL') ?? VERIFICATION_URL,
    backupEveryHours: readInteger(env, 'BACKUP_EVERY_HOURS', 24, 0, 8760),
    backupKeep: readInteger(env, 'BACKUP_KEEP', 7, 1, 1000),
    backupDir: resolve(read(env, 'BACKUP_DIR') ?? join(dataDir, 'respaldos')),
    clones: readChoice(env, 'CLONES', CLONES, 'record'),
    avatarUrl: readTemplate(env, 'AVATAR_URL'),
    radioStream: readUrl(env, 'RADIO_STREAM', WEB),
    radioInfo: readUrl(env, 'RADIO_INFO', WEB),
    discordUrl: readUrl(env, 'DISCORD_WIDGET', WEB),
    socialUrl: readUrl(env, 'SOCIAL_WIDGET', WEB),
  };
}
