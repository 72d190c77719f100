import { expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { describeCambios } from './describeCambios';

const NOMBRES = {
  personas: new Map([
    [4, 'Oficial'],
    [5, 'Agente'],
  ]),
  moneda: CREDITOS,
  categorias: [
    { id_categoria: 1, n_categoria: 'Formación' },
    { id_categoria: 7, n_categoria: 'Gerencia' },
  ],
};
type Values = Readonly<Record<string, unknown>> | null;
const describe = (antes: Values, despues: Values, operacion = 'loQueSea') =>
  describeCambios({ operacion, antes, despues }, NOMBRES);
const lines = (antes: Values, despues: Values, operacion?: string) =>
  describe(antes, despues, operacion).map(({ campo, antes: old, despues: present }) =>
    [campo, ...(old === null ? [] : [old]), present].join(' → '),
  );

test('people are shown by name, values as text, and unchanged values once', () => {
  const antes = { usuario: 4, cobrado: 0, mision: 'Oficial I' };
  const despues = { usuario: 4, cobrado: 1, mision: 'Oficial II', otro: [1200, true, null] };
  expect(describe(antes, despues)).toEqual([
    { campo: 'Persona', antes: null, despues: 'Oficial' },
    { campo: 'Misión', antes: 'Oficial I', despues: 'Oficial II' },
    { campo: 'Cobrada', antes: 'No', despues: 'Sí' },
    { campo: 'Otro', antes: null, despues: '1.200, Sí, —' },
  ]);
  expect(describe({ salida: '2026-11-21T18:30:00.000Z' }, null)[0]).toMatchObject({
    campo: 'Salida',
    despues: null,
  });
  expect(describe(null, null)).toEqual([]);
});

test.each<[Values, Values, string, string[]]>([
  [
    { estado: 'en_espera' },
    { estado: 'aceptada' },
    'ausenciaAction',
    ['Estado → En espera → Aceptada'],
  ],
  [null, { monto: 24, total: 24, multas: [] }, 'pagar', ['Paga → 24c', 'Total → 24c']],
  [null, { multas: [1040000001, 1040000002] }, 'pagar', ['Multas cobradas con ella → 2']],
  [null, { venta: 24, credito: 1500 }, 'addMision', ['Créditos → 1.500c']],
  [{ venta: 1 }, { venta: 0 }, 'editMis', ['En venta → Sí → No']],
  [{ minutos: 60 }, { minutos: 80 }, 'ajustarNomina', ['Tiempo → 1h 0m → 1h 20m']],
  [{ ascenso: 2 }, { ascenso: 3 }, 'ajustarNomina', ['Ascensos → 2 → 3']],
  [
    { ascenso: 'Cada 2 días' },
    { ascenso: '' },
    'editRank',
    ['Cada cuánto se asciende → Cada 2 días → —'],
  ],
  [{ asciende_hasta: 0 }, { asciende_hasta: 2 }, 'editRank', ['Asciende hasta → Nadie → Gerencia']],
  [
    { tiempo_ascenso: '2 days' },
    { tiempo_ascenso: '3 hour' },
    'editRank',
    ['Espera entre ascensos → 2 Días → 3 Horas'],
  ],
  [{ desde: null }, { desde: 7 }, 'exigirFactor', ['Desde la categoría → Ninguna → Gerencia']],
  [{ desde: 99 }, null, 'exigirFactor', ['Desde la categoría → Categoría 99 → ']],
  [
    null,
    { inicio: '2026-11-23', final: '2026-02-30' },
    'addAusencia',
    ['Desde → 23 nov 2026', 'Hasta → 2026-02-30'],
  ],
  [
    { permisos: [] },
    { permisos: ['deg', 'nuevo'] },
    'actionExcepciones',
    ['Permisos dados → Degradar a otras personas · nuevo'],
  ],
  [
    { permisos: ['deg'] },
    { permisos: ['deg'] },
    'ingresar',
    ['Permisos → Degradar a otras personas'],
  ],
  [
    { permisos: ['deg'] },
    { permisos: [] },
    'actionExcepciones',
    ['Permisos quitados → Degradar a otras personas'],
  ],
  [null, { permisos: [] }, 'crearToken', ['Permisos → Ninguno']],
  [
    null,
    { pausados: [], sumados: [4, 99], queda: 5, alto: -1 },
    'sendLista',
    [
      'Encargado → Nadie',
      'Queda al mando → Agente',
      'Asistencias → Oficial, —',
      'Tiempos pausados → Nadie',
    ],
  ],
  [
    null,
    { cerrado: { estado: 1, tiempos: 2, fichaje: 0 } },
    'despedir',
    ['Se cerró con el despido → Estado, Tiempos (2)'],
  ],
  [
    null,
    { respaldo: '2026-11-21T18-30-00Z-manual' },
    'crearRespaldo',
    [expect.stringMatching(/^Respaldo → 2\d nov 2026, \d\d:30 · A mano$/) as unknown as string],
  ],
  [{ firma: 'OFI' }, { firma: null }, 'editUsuario', ['Firma → OFI → —']],
  [null, { llave: 'pedida' }, 'prepararLlave', ['Llave de acceso → Pedida']],
  [null, { llave: 'pedida' }, 'ponerLlave', ['Llave de acceso → pedida']],
])('%j to %j of %s is shown as %j', (antes, despues, operacion, told) => {
  expect(lines(antes, despues, operacion)).toEqual(told);
});

test('an unknown field is readable, whatever its name and type', () => {
  const despues = {
    constructor: true,
    algunaCosa: 'en_marcha',
    otra_cosa: { dentro: [], cuando: '2026-11-21' },
    toString: null,
    vacia: {},
  };
  expect(lines(null, despues, 'constructor')).toEqual([
    'Constructor → Sí',
    'Alguna cosa → En marcha',
    'Otra cosa → Dentro: — · Cuando: 21 nov 2026',
    'To string → —',
    'Vacia → —',
  ]);
});

test('a known field with an unexpected value is shown too', () => {
  const odd = {
    usuario: 'Oficial',
    minutos: '5',
    estado: 3,
    permisos: 'deg',
    multas: 2,
    cerrado: true,
    cobrado: 'no',
    entrada: 5,
    sumados: 4,
  };
  for (const line of describe(null, odd)) expect(line.despues).toEqual(expect.any(String));
  expect(describe({ entrada: '2026-99-99T18:30:00.000Z' }, null)[0]?.antes).toBe(
    '2026-99-99T18:30:00.000Z',
  );
});
