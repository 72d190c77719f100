import { CREDITOS } from '@garita/domain/formato/moneda';
import { expect, test } from 'vitest';
import { resumirVenta } from './resumirVenta';
import { AHORA, CATALOGO, vendida } from './storyMembresias';

const [vip, , fundadores] = CATALOGO as [
  (typeof CATALOGO)[number],
  (typeof CATALOGO)[number],
  (typeof CATALOGO)[number],
];
const at = (days: number) => new Date(AHORA + days * 86_400_000).toISOString();
const venta = {
  moneda: CREDITOS,
  membresia: vip,
  periodo: 0 as const,
  user: 6,
  vendidas: [vendida(1, { finaliza: at(-2) })],
  ahora: AHORA,
};

test('fifteen days cost half the price and begin now, also after an ended membership', () => {
  const { creditos, figures, aviso } = resumirVenta(venta);
  expect([creditos, aviso]).toEqual([20, null]);
  expect(figures).toEqual([
    ['Precio', '20c'],
    ['Termina', expect.stringMatching(/^6 dic 2026/)],
  ]);
});

test('a sale continues a running membership of the same buyer only', () => {
  const vendidas = [vendida(1, { finaliza: at(10) }), vendida(2, { usuario: 5, finaliza: at(90) })];
  const { figures, aviso } = resumirVenta({ ...venta, vendidas });
  expect(figures[1]?.[1]).toMatch(/^16 dic 2026/);
  expect(aviso).toMatch(/^Ya tiene VIP hasta el 1 dic 2026/);
  expect(resumirVenta({ ...venta, user: null, vendidas }).aviso).toBeNull();
  const outside = [
    vendida(1, { usuario: null, externo: 1, usuarioNombre: 'Visita', finaliza: at(10) }),
  ];
  expect(resumirVenta({ ...venta, user: ' VISITA ', vendidas: outside }).aviso).not.toBeNull();
  expect(resumirVenta({ ...venta, user: 'Otra', vendidas: outside }).aviso).toBeNull();
});

test('a permanent membership never ends, and a buyer who has it already gets a warning', () => {
  expect(resumirVenta({ ...venta, membresia: fundadores })).toEqual({
    creditos: 150,
    figures: [
      ['Precio', '150c'],
      ['Termina', 'Nunca'],
    ],
    aviso: null,
  });
  const vendidas = [vendida(1, { membresia: fundadores.id, finaliza: null, perma: 1 })];
  expect(resumirVenta({ ...venta, membresia: fundadores, vendidas }).aviso).toMatch(/para siempre/);
});
