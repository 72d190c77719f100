import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('settings', () => {
  test('all settings have a default', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      logLevel: 'info',
      trustProxy: false,
      avatarUrl: null,
    });
    expect(readConfig({})).toMatchObject({
      apiDocs: true,
      storybook: false,
      verification: 'none',
      clones: 'record',
      loginLimit: 10,
      registerLimit: 10,
    });
    expect(readConfig({})).toMatchObject({
      metricsToken: null,
      slowQueryMs: 500,
      securityContact: null,
      outboundPrivate: false,
    });
  });

  test('settings are read from the environment, and blank values are ignored', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/datos',
      TRUST_PROXY: '10.0.0.1',
      LOGIN_LIMIT: '3',
      AVATAR_URL: ' ',
      API_DOCS: '0',
      SECRET: 'ñ'.repeat(16),
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/datos',
      trustProxy: '10.0.0.1',
      loginLimit: 3,
      avatarUrl: null,
      apiDocs: false,
      secret: 'ñ'.repeat(16),
    });
  });

  test.each([
    ['', false],
    ['false', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['loopback', 'loopback'],
    ['loopback, 10.0.0.0/8,2001:db8::/32', 'loopback,10.0.0.0/8,2001:db8::/32'],
    ['::1', '::1'],
  ])('TRUST_PROXY=%s sets trustProxy to %s', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ trustProxy });
  });

  test.each([
    ['', null],
    ['1h', 3_600_000],
    ['12h', 43_200_000],
    ['30d', 30 * 86_400_000],
    ['365d', 365 * 86_400_000],
  ])('SESSION_IDLE=%s ends a session that is unused for %s ms', (text, sessionIdleMs) => {
    expect(readConfig({ SESSION_IDLE: text })).toMatchObject({ sessionIdleMs });
  });

  test.each([
    '0h',
    '0d',
    '366d',
    '8761h',
    '30',
    '30m',
    '1.5d',
    '-1d',
    'd',
    '99999999d',
    '1h '.repeat(2),
    'Infinityd',
  ])('SESSION_IDLE=%s is refused', (text) => {
    expect(() => readConfig({ SESSION_IDLE: text })).toThrow(
      /^SESSION_IDLE: debe ser un número de horas o de días, de 1h a 365d/,
    );
  });

  test('TRUST_PROXY=true, which would trust every visitor, is refused with an alternative', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
      /^TRUST_PROXY: .*Indica cuántos servidores intermedios hay/,
    );
  });

  test.each([
    ['TRUST_PROXY', 'True'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.1'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.1/8/8'],
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['LOG_LEVEL', 'mucho'],
    ['DATABASE_URL', 'mysql://x'],
    ['AVATAR_URL', 'https://avatares.test/sin-nombre.png'],
    ['AVATAR_URL', 'javascript:{usuario}'],
    ['RADIO_INFO', 'no es una dirección'],
    ['LOGIN_LIMIT', '0'],
    ['REGISTER_LIMIT', 'diez'],
    ['VERIFICATION', 'motto'],
    ['VERIFICATION_URL', 'https://avatares.test/'],
    ['CLONES', 'yes'],
    ['API_DOCS', 'no'],
    ['OUTBOUND_PRIVATE', 'yes'],
    ['METRICS_TOKEN', 'quince-letras-x'],
    ['METRICS_TOKEN', 'una-clave-con espacios'],
    ['METRICS_TOKEN', 'una-clave-con-acentós'],
    ['SLOW_QUERY_MS', '-1'],
    ['SLOW_QUERY_MS', '0.5'],
    ['SECURITY_CONTACT', 'seguridad@agencia.test'],
    ['SECURITY_CONTACT', 'mailto:'],
    ['SECURITY_CONTACT', 'http://agencia.test/seguridad'],
    ['SECURITY_CONTACT', 'https://agencia.test/\nPolicy: https://otra.test'],
  ])('the setting %s=%s stops the start with the variable’s name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  test.each([
    ['METRICS_TOKEN', 'dieciseis-letras', { metricsToken: 'dieciseis-letras' }],
    ['METRICS_TOKEN', 'YWJj+/ZGVmZ2hpams==', { metricsToken: 'YWJj+/ZGVmZ2hpams==' }],
    ['SLOW_QUERY_MS', '0', { slowQueryMs: 0 }],
    [
      'SECURITY_CONTACT',
      'mailto:seguridad@agencia.test',
      { securityContact: 'mailto:seguridad@agencia.test' },
    ],
    [
      'SECURITY_CONTACT',
      'https://agencia.test/seguridad',
      { securityContact: 'https://agencia.test/seguridad' },
    ],
  ])('the setting %s=%s is read', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  test('error messages never repeat a token that is refused', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'secreto-corto' })).toThrow(
      /^((?!secreto-corto).)*$/s,
    );
    expect(() => readConfig({ SECRET: 'k'.repeat(31) })).toThrow(
      /^SECRET: debe tener al menos 32 caracteres((?!kkkk).)*$/s,
    );
  });

  test('error messages never repeat an address of the database, which contains a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://usuario:clave-secreta@x' })).toThrow(
      /^((?!clave-secreta).)*$/s,
    );
  });
});
