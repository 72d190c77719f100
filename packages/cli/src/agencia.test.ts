import { EMBLEMA } from '@garita/demo/guion/faro/emblema';
import { describe, expect, test } from 'vitest';
import { misused, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage();
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });
const offered = async () => (await stage.agency.call('getMembresias')).body;
const audits = async () =>
  (await stage.agency.db.selectFrom('bitacora').select('id').execute()).length;

describe('agencia show', () => {
  test('agencia show prints the settings as text, and all of them with --json', async () => {
    const duenia = await stage.signIn('Fundadora');
    const { code, stdout } = await duenia.process(['agencia', 'show']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Membresías\n {2}Fundadores {5}150c permanente, VIP\n {2}Media jornada {2}25c al mes, requisitos a la mitad\n/m,
    );
    expect((await duenia.json(['agencia', 'show'])).membresias).toHaveLength(3);
  });

  test('agencia show writes prices in the money of the agency', async () => {
    const duenia = await stage.signIn('Fundadora');
    const precios = async () => (await duenia.garita(['agencia', 'show'])).stdout;
    await stage.agency.call('setPaga', {
      as: 'Fundadora',
      body: { data: { moneda: 'ficha', monedaPlural: 'fichas', monedaCorta: 'fch' } },
    });
    expect(await precios()).toMatch(/Media jornada {2}25\sfch al mes/);
    await stage.agency.call('setPaga', {
      as: 'Fundadora',
      body: { data: { moneda: 'crédito', monedaPlural: 'créditos', monedaCorta: 'c' } },
    });
    expect(await precios()).toMatch(/Media jornada {2}25c al mes/);
  });

  test('agencia show is refused to users who may not read the settings', async () => {
    const recluta = await stage.signIn('Recluta');
    expect(await recluta.garita(['agencia', 'show'])).toEqual(SIN_PERMISO);
  });
});

describe('agencia set', () => {
  test('agencia set changes settings of any section by their names, and does not send unchanged values', async () => {
    const duenia = await stage.signIn('Fundadora');
    const args = [
      'agencia',
      'set',
      'nombre=Faro',
      'lema=Nadie se queda en el mar',
      'color=#0b5c8e',
      'hora=21',
      'descontarMultas=no',
    ];
    const dryRun = await duenia.garita([...args, '--dry-run']);
    expect(dryRun.stderr).toBe(
      [
        'Identidad: Cambia: Nombre «Agencia Garita» → «Faro», Lema nada → «Nadie se queda en el mar», Color nada → «#0b5c8e».',
        'Paga: Cambia: Hora «19» → «21», Descontar las multas «sí» → «no».',
        'No se ha cambiado nada.\n',
      ].join('\n'),
    );
    expect((await duenia.garita(args)).code).toBe(0);
    expect((await stage.agency.call('configuracion')).body).toMatchObject({
      nombre: 'Faro',
      lema: 'Nadie se queda en el mar',
      color: '#0b5c8e',
    });
    expect((await duenia.garita(args)).stderr).toBe(
      'La agencia ya es así: no hay nada que cambiar.\n',
    );
    expect((await duenia.garita(['agencia', 'set', 'color='])).code).toBe(0);
    expect((await stage.agency.call('configuracion')).body.color).toBeNull();
  });

  test.each([
    ['nada=1', 'No se conoce el ajuste «nada». Hay: nombre, siglas,'],
    ['lema', 'No se conoce el ajuste «lema».'],
    ['hora=tarde', 'hora: «tarde» no es un número entero.'],
    ['hora=25', 'Hora: '],
    ['color=rojo', 'Color: '],
    ['modo=nadie', 'modo: «nadie» debe ser '],
    ['descontarMultas=tal vez', 'descontarMultas: «tal vez» debe ser sí o no.'],
  ])('agencia set %s is a usage error', async (cambio, texto) => {
    const duenia = await stage.signIn('Fundadora');
    expect(await duenia.garita(['agencia', 'set', cambio])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(`garita: ${texto}`),
    });
  });
});

describe('agencia export and import', () => {
  const exported = async () =>
    (await (await stage.signIn('Fundadora')).garita(['agencia', 'export'])).stdout;

  test('importing an exported file changes nothing', async () => {
    const duenia = await stage.signIn('Fundadora');
    const before = await audits();
    expect(
      await duenia.garita(['agencia', 'import', stage.write(await exported()), '--yes']),
    ).toEqual(ok('La agencia ya es así: no hay nada que cambiar.\n'));
    expect(await audits()).toBe(before);
  });

  test('an import of another agency’s file shows its changes, and is done once after the siglas are typed', async () => {
    const duenia = await stage.signIn('Fundadora');
    const file = JSON.parse(await exported());
    file.membresias = [
      { ...file.membresias[1], precio: 30 },
      {
        nombre: 'Farero',
        details: 'Una vuelta en la lancha.',
        image: '/iconos/ancla.svg',
        precio: 12,
        perma: 0,
        vip: 0,
        reduccion: 0,
      },
    ];
    const path = stage.write(JSON.stringify(file));
    const shown =
      'Membresías: Membresía Media jornada: Precio «25» → «30».\nMembresías: Membresía Farero, nueva, 12c al mes.\n';
    expect(await duenia.garita(['agencia', 'import', path, '--dry-run'])).toEqual(
      ok(`${shown}No se ha cambiado nada.\n`),
    );
    expect((await duenia.atTerminal(['agencia', 'import', path], 'NO\r')).code).toBe(2);
    expect(await offered()).toHaveLength(3);
    expect((await duenia.atTerminal(['agencia', 'import', path], 'GAR\r')).code).toBe(0);
    expect(await offered()).toEqual(
      expect.arrayContaining(file.membresias.map((one: object) => expect.objectContaining(one))),
    );
    expect(await offered()).toHaveLength(4);
    expect((await duenia.garita(['agencia', 'import', path, '--yes'])).stderr).toBe(
      'La agencia ya es así: no hay nada que cambiar.\n',
    );
  });

  test('an import copies a whole agency: ladder, identity, permission codes, pay, normativa, links, memberships; a second import changes nothing', async () => {
    const duenia = await stage.signIn('Fundadora');
    const file = JSON.parse(await exported());
    file.escalafon = file.escalafon.map((c: { nivel: number; misiones: { nombre: string }[] }) =>
      c.nivel === 5
        ? {
            ...c,
            nombre: 'Patrones',
            misiones: [...c.misiones.slice(0, 2), { nombre: 'Patrón mayor', precio: 95, venta: 1 }],
          }
        : c,
    );
    Object.assign(file.identidad, { nombre: 'Faro', emblema: EMBLEMA.toString('base64') });
    file.permisos = file.permisos.map((fila: { nivel: number }) =>
      fila.nivel === 5 ? { nivel: 5, permisos: ['tt', 'mul'] } : fila,
    );
    Object.assign(file.paga, {
      dia: 5,
      hora: 20,
      moneda: 'concha',
      monedaPlural: 'conchas',
      monedaCorta: 'cn',
    });
    Object.assign(file.registro, { modo: 'cerrado' });
    Object.assign(file.enlaces, {
      enlaces: [{ texto: 'Foro', url: 'https://foro.ejemplo.es/', lugar: 'pie' }],
    });
    const { contenido } = (await stage.agency.call('normativa')).body;
    file.normativa = { ...contenido, personal: ['Nadie deja el faro a oscuras.'] };
    const path = stage.write(JSON.stringify(file));
    const { stderr, code } = await duenia.garita(['agencia', 'import', path, '--dry-run']);
    expect(code).toBe(0);
    for (const seccion of [
      'Escalafón',
      'Identidad',
      'Permisos',
      'Paga',
      'Normativa',
      'Enlaces y medios',
      'Registro',
    ])
      expect(stderr).toContain(`${seccion}: `);
    expect((await duenia.garita(['agencia', 'import', path, '--yes'])).code).toBe(0);
    const { normativa, ...settings } = JSON.parse(await exported());
    const { normativa: wanted, ...others } = file;
    expect(settings).toEqual(others);
    expect(normativa).toEqual(wanted);
    expect((await duenia.garita(['agencia', 'import', path, '--yes'])).stderr).toBe(
      'La agencia ya es así: no hay nada que cambiar.\n',
    );
  });

  test('before any request, an import reports a change that the portal would refuse', async () => {
    const duenia = await stage.signIn('Fundadora');
    const file = JSON.parse(await exported());
    file.membresias = [
      { ...file.membresias[0], nombre: 'Nueva' },
      { ...file.membresias[2], perma: 1 },
    ];
    expect(
      await duenia.garita(['agencia', 'import', stage.write(JSON.stringify(file)), '--yes']),
    ).toEqual(
      refused(
        'Membresía VIP: Ya se ha vendido: que sea VIP o para siempre no cambia. Retírala y crea otra.',
      ),
    );
    expect(await offered()).toHaveLength(3);
  });

  test.each([
    ['esto no', 'El fichero no es JSON.'],
    ['{}', 'El fichero no es de una agencia: «garita agencia export» escribe uno.'],
    ['{"formato":"garita-agencia","version":2}', 'El fichero es de otra versión de Garita.'],
    [
      '{"formato":"garita-agencia","version":1,"nada":1}',
      'El fichero tiene una parte que no se conoce: «nada».',
    ],
    ['{"formato":"garita-agencia","version":1,"membresias":{}}', 'membresias: debe ser una lista.'],
    [
      '{"formato":"garita-agencia","version":1,"membresias":[{}]}',
      'membresias: la número 1 no es una membresía.',
    ],
  ])('agencia import of %s is a usage error', async (text, texto) => {
    const duenia = await stage.signIn('Fundadora');
    expect(await duenia.garita(['agencia', 'import', stage.write(text), '--yes'])).toEqual(
      misused(texto),
    );
  });
});
