import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('settings', () => {
  test('all have a default', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, logLevel: 'info', trustProxy: false, avatarUrl: null });
    expect(readConfig({})).toMatchObject({ apiDocs: true, verification: 'none', clones: 'record', loginLimit: 10, registerLimit: 10 });
  });

  test('are read from the environment, blanks being none', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/datos',
      TRUST_PROXY: '10.0.0.1',
      LOGIN_LIMIT: '3',
      AVATAR_URL: ' ',
      API_DOCS: '0',
      SECRET: 's',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/datos',
      trustProxy: '10.0.0.1',
      loginLimit: 3,
      avatarUrl: null,
      apiDocs: false,
      secret: 's',
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
  ])('TRUST_PROXY=%s trusts %s', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ trustProxy });
  });

  test('TRUST_PROXY=true, which would believe every visitor, is refused with what to write instead', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(/^TRUST_PROXY: .*Indica cuántos servidores intermedios hay/);
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
  ])('%s=%s stops the start with the variable’s name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  test('never repeat an address of the database, which carries a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://usuario:clave-secreta@x' })).toThrow(/^((?!clave-secreta).)*$/s);
  });
});
