import type { Pantalla } from '@garita/domain/pantallas';
import { describe, expect, test } from 'vitest';
import type { Session, SessionUser } from '../portal/sessionReducer';
import { findPantalla } from '../router/findPantalla';
import { userOf } from '../testing/sessionTabs';
import { resolveGuard } from './resolveGuard';

const user = userOf(5, { usuario: 'Agente', mision: 'Agente', id_categoria: 3 });
const visitor: Session = { phase: 'visitor', reason: 'none' };
const inside = (more: Partial<SessionUser> = {}): Session => ({
  phase: 'signedIn',
  user: { ...user, ...more },
});

const at = (ruta: string): Pantalla => {
  const pantalla = findPantalla(ruta);
  if (!pantalla) throw new Error(`${ruta} is no screen`);
  return pantalla;
};
const PUBLIC = ['/', '/rangos', '/normativa', '/radio'];
/**
 * Copied from the specification, so that the test fails if a screen is removed from the registry.
 */
const PROTECTED =
  'perfil configuracion cambionombre despidos estados firmas solicitudes nomina registros ascensos calcularango paselista misiones traslados ausencias fichaje membresias multas equipo excepciones degrados resumensemanal usuarios descuentos clones empleadomes listaPaga ventas mantenimiento tiempos'
    .split(' ')
    .map((name) => `/${name}`);

describe('addresses', () => {
  test.each(PUBLIC)('the address %s is open to every visitor (RUT-01 to RUT-04)', (ruta) => {
    expect(
      [visitor, inside(), { phase: 'checking' } as const].map((session) =>
        resolveGuard(at(ruta), session, false),
      ),
    ).toEqual(['render', 'render', 'render']);
  });

  test.each(PROTECTED)(
    'the address %s asks a visitor to sign in (RUT-05 to RUT-33, RUT-37)',
    (ruta) => {
      expect(resolveGuard(at(ruta), visitor, false)).toBe('login');
    },
  );

  test.each(PROTECTED.filter((ruta) => ruta !== '/tiempos'))(
    'the address %s opens to any signed-in user, whatever their permissions (RUT-36, ROL-02)',
    (ruta) => {
      expect(resolveGuard(at(ruta), inside(), true)).toBe('render');
    },
  );

  test('the address of the pay list is /listaPaga, with a capital P (RUT-31)', () => {
    expect(at('/listaPaga').id).toBe('listapaga');
  });

  test('Tiempos opens only while the user is clocked in (RUT-34, RUT-35)', () => {
    expect(resolveGuard(at('/tiempos'), inside({ permisos: ['tt'] }), true)).toBe('home');
    expect(resolveGuard(at('/tiempos'), inside({ fichaje: true }), true)).toBe('render');
  });

  test.each(['/nada', '/nomina/1', '/nominas'])('the address %s is no screen (RUT-38)', (path) => {
    expect(findPantalla(path)).toBeUndefined();
  });
});

describe('a viewer whose session is unknown', () => {
  test('a viewer with a stored key waits and is not redirected', () => {
    expect(resolveGuard(at('/nomina'), { phase: 'checking' }, true)).toBe('wait');
  });

  test('a viewer is not signed out while the portal does not answer', () => {
    expect(resolveGuard(at('/nomina'), { phase: 'unreachable', message: 'x' }, true)).toBe(
      'unreachable',
    );
  });
});

describe('signing out', () => {
  test('signing out does not ask the user to sign in again', () => {
    expect(resolveGuard(at('/nomina'), { phase: 'visitor', reason: 'left' }, true)).toBe('home');
  });

  test('after a sign-out, opening another screen asks the user to sign in', () => {
    expect(resolveGuard(at('/calcularango'), { phase: 'visitor', reason: 'left' }, false)).toBe(
      'login',
    );
  });

  test('if the portal ended the session, signing in leads back to the screen, unless the person was dismissed', () => {
    expect(resolveGuard(at('/nomina'), { phase: 'visitor', reason: 'refused' }, true)).toBe(
      'login',
    );
    expect(resolveGuard(at('/nomina'), { phase: 'visitor', reason: 'dismissed' }, true)).toBe(
      'home',
    );
  });
});

test('a required second factor must be set up before anything else except a new password', () => {
  const session = inside({ debeSegundoFactor: true });
  expect(resolveGuard(at('/nomina'), session, true)).toBe('setFactor');
  expect(resolveGuard(at('/seguridad'), session, true)).toBe('render');
  expect(resolveGuard(at('/configuracion'), session, true)).toBe('render');
  expect(
    resolveGuard(
      at('/seguridad'),
      inside({ debeSegundoFactor: true, debeCambiarClave: true }),
      true,
    ),
  ).toBe('changeKey');
});

test('a regenerated password must be changed before any screen opens, except public screens and Configuración', () => {
  const session = inside({ debeCambiarClave: true });
  expect(resolveGuard(at('/nomina'), session, true)).toBe('changeKey');
  expect(resolveGuard(at('/configuracion'), session, true)).toBe('render');
  expect(resolveGuard(at('/rangos'), session, true)).toBe('render');
});
