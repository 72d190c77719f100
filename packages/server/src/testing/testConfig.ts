import type { Config } from '../config';

/** Settings for tests: the limits are real but high, so that they bind only the tests that lower them. */
export const testConfig = (overrides: Partial<Config> = {}): Config => ({
  port: 0,
  host: '127.0.0.1',
  dataDir: '/nowhere',
  databaseUrl: null,
  logLevel: 'silent',
  trustProxy: false,
  secret: 'a secret for tests',
  loginLimit: 10_000,
  registerLimit: 10_000,
  verification: 'none',
  verificationUrl: 'https://avatares.test/perfil?nombre={usuario}',
  clones: 'record',
  backupEveryHours: 0,
  backupKeep: 7,
  backupDir: '/nowhere/respaldos',
  avatarUrl: null,
  radioStream: null,
  radioInfo: null,
  discordUrl: null,
  socialUrl: null,
  ...overrides,
});
