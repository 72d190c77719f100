import { expect, test } from 'vitest';
import { type ActoPedido, packActo } from './packActo';

const tiempo = { id: 31, bajo: 6, alto: 4, pausa: 0 as const, mins: 42 };
const seen = { id: 31, pausa: 0, alto: 4 };

test.each<[ActoPedido, object]>([
  [
    { accion: 'confirmar', tiempo },
    { op: 1, ...seen },
  ],
  [
    { accion: 'pausar', tiempo },
    { op: 2, ...seen },
  ],
  [
    { accion: 'despausar', tiempo: { ...tiempo, pausa: 1 } },
    { op: 2, ...seen, pausa: 1 },
  ],
  [
    { accion: 'restar5', tiempo },
    { op: 3, ...seen },
  ],
  [
    { accion: 'cancelar', tiempo },
    { op: 4, ...seen },
  ],
  [
    { accion: 'ligar', tiempo: { ...tiempo, alto: -1 } },
    { op: 5, ...seen, alto: -1 },
  ],
  [
    { accion: 'desligar', tiempo },
    { op: 5, ...seen },
  ],
  [{ accion: 'ligarTodos' }, { op: 6 }],
  [{ accion: 'desligarTodos' }, { op: 7 }],
  [
    { accion: 'ajustar', tiempo, operacion: 'sumar', minutos: 5 },
    { op: 8, ...seen, operacion: '-', minutos: 5 },
  ],
  [
    { accion: 'ajustar', tiempo, operacion: 'restar', minutos: 5 },
    { op: 8, ...seen, operacion: '+', minutos: 5 },
  ],
])('the act %j is packed as on the wire (TIE-16 to TIE-23, TIE-43, TIE-44)', (acto, body) => {
  expect(packActo(acto)).toEqual(body);
});
