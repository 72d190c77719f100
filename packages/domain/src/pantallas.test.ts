import { describe, expect, test } from 'vitest';
import type { Subject } from './acceso/can';
import { PERMISOS } from './acceso/permisos';
import { buildMenu, PANTALLAS, type Pantalla, resolveAccess } from './pantallas';
import { TEMAS } from './temas';

const person = (fields: Partial<Subject> = {}): Subject => ({
  id: 1,
  id_categoria: 3,
  permisos: [],
  permisoSys: 0,
  fichaje: false,
  ...fields,
});
const titles = (subject: Subject | null) =>
  Object.fromEntries(buildMenu(subject).map((g) => [g.titulo, g.pantallas.map((p) => p.titulo)]));
const todas: readonly Pantalla[] = PANTALLAS;
const find = (ruta: string) => todas.find((p) => p.ruta === ruta) as Pantalla;

/** The protected paths of the specification (RUT-05 to RUT-34). */
const PROTEGIDAS = [
  '/perfil /configuracion /cambionombre /despidos /estados /firmas /solicitudes /nomina /registros /ascensos /calcularango /paselista /misiones /traslados',
  '/ausencias /fichaje /membresias /multas /equipo /excepciones /degrados /resumensemanal /usuarios /descuentos /clones /empleadomes /listaPaga /ventas',
  '/mantenimiento /tiempos',
]
  .join(' ')
  .split(' ');

describe('the screens', () => {
  test('the list of screens is complete, each address and id once', () => {
    for (const ruta of [...PROTEGIDAS, '/', '/rangos', '/normativa', '/radio'])
      expect(find(ruta), ruta).toBeDefined();
    expect(new Set(todas.map((p) => p.ruta)).size).toBe(todas.length);
    expect(new Set(todas.map((p) => p.id)).size).toBe(todas.length);
    for (const p of todas) expect(TEMAS).toContain(p.tema);
  });

  test.each(['/', '/rangos', '/normativa', '/radio'])(
    'the screen %s is open to visitors (RUT-01 to RUT-04)',
    (ruta) => {
      expect(resolveAccess(find(ruta), null)).toBe('abierta');
    },
  );

  test.each(['preparar', 'recuperar'])(
    '/%s is open to any visitor with the link, and is in no menu',
    (id) => {
      expect(resolveAccess(find(`/${id}`), null)).toBe('abierta');
      expect(
        buildMenu(person({ permisoSys: 1 })).flatMap(({ pantallas }) =>
          pantallas.map((one) => one.id),
        ),
      ).not.toContain(id);
    },
  );

  test.each(PROTEGIDAS)('the screen %s sends visitors to the start (RUT-37)', (ruta) => {
    expect(resolveAccess(find(ruta), null)).toBe('inicio');
  });

  test.each(PROTEGIDAS.filter((r) => r !== '/tiempos'))(
    'the screen %s needs only a sign-in (RUT-36, ROL-02)',
    (ruta) => {
      expect(resolveAccess(find(ruta), person())).toBe('abierta');
    },
  );

  test('/tiempos exists only while clocked in (RUT-34, RUT-35)', () => {
    expect(resolveAccess(find('/tiempos'), person({ permisos: ['tt'] }))).toBe('inicio');
    expect(resolveAccess(find('/tiempos'), person({ fichaje: true }))).toBe('abierta');
  });
});

describe('the menu', () => {
  test('the menu has only Información for a visitor', () => {
    expect(titles(null)).toEqual({
      Información: ['Rangos', 'Calcular Rango', 'Normativa', 'Radio'],
    });
  });

  test('the menu has Cuenta and the unrestricted items of Trabajo for a signed-in user', () => {
    expect(titles(person())).toEqual({
      Cuenta: [
        'Perfil',
        'Solicitudes',
        'Cambio de Nombre',
        'Estados',
        'Configuración',
        'Seguridad de la cuenta',
      ],
      Trabajo: ['Puerta', 'Nómina', 'Fichaje', 'Ausencias', 'Resumen semanal'],
      Información: ['Rangos', 'Calcular Rango', 'Normativa', 'Radio'],
    });
  });

  test('with adm the menu shows Administración, with the items that need no permission of their own', () => {
    expect(titles(person({ permisos: ['adm'] })).Administración).toEqual([
      'Firmas',
      'Registros',
      'Lista de Paga',
      'Equipo',
    ]);
    expect(titles(person({ permisos: ['mul'] })).Administración).toBeUndefined();
  });

  test.each(
    todas
      .filter((p) => p.codigo)
      .map((p) => [p.codigo as (typeof PERMISOS)[number], p.titulo, p] as const),
  )(
    'with the permission %s the menu shows the screen %s, and without it never',
    (codigo, titulo, pantalla) => {
      const without = person({ permisos: PERMISOS.filter((c) => c !== codigo), fichaje: true });
      const within = person({ permisos: ['adm', codigo], fichaje: true });
      const group = (s: Subject) =>
        buildMenu(s).flatMap((g) =>
          g.grupo === pantalla.grupo ? g.pantallas.map((p) => p.titulo) : [],
        );
      expect(group(without)).not.toContain(titulo);
      expect(group(within)).toContain(titulo);
    },
  );

  test('the menu shows Tiempos with tt whether clocked in or not (SHL-17), and Bitácora from category 10 on', () => {
    expect(titles(person({ permisos: ['tt'] })).Trabajo).toContain('Tiempos');
    expect(titles(person({ fichaje: true })).Trabajo).not.toContain('Tiempos');
    expect(titles(person({ permisos: ['adm'], id_categoria: 9 })).Administración).not.toContain(
      'Bitácora',
    );
    expect(titles(person({ permisos: ['adm'], id_categoria: 10 })).Administración).toContain(
      'Bitácora',
    );
  });

  test('the menu shows Pulso from category 8 on', () => {
    expect(titles(person({ permisos: ['adm'], id_categoria: 7 })).Trabajo).not.toContain('Pulso');
    expect(titles(person({ id_categoria: 8 })).Trabajo).toContain('Pulso');
  });

  test('the menu shows Puerta from the category that the agency chose, and always to the owner', () => {
    const desde = { puertaDesde: 5 };
    expect(titles(person({ id_categoria: 4, ...desde })).Trabajo).not.toContain('Puerta');
    expect(titles(person({ id_categoria: 5, ...desde })).Trabajo).toContain('Puerta');
    expect(titles(person({ permisoSys: 1, ...desde })).Trabajo).toContain('Puerta');
  });

  test('the menu shows Respaldos only to the owner', () => {
    expect(titles(person({ permisos: PERMISOS, id_categoria: 12 })).Administración).not.toContain(
      'Respaldos',
    );
    expect(titles(person({ permisoSys: 1 })).Administración).toContain('Respaldos');
  });

  test('the menu has every screen of every group for the owner', () => {
    const shown = buildMenu(person({ permisoSys: 1, fichaje: true })).flatMap((g) => g.pantallas);
    expect(shown).toHaveLength(todas.filter((p) => p.grupo !== null).length);
  });
});
