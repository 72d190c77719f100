import { ApiError } from '@garita/api-client/ApiError';
import { describe, expect, test } from 'vitest';
import { keyOfLinea, sendLote } from './sendLote';

/** Three lines, of which the second one's request fails. */
function failWith(error: Error) {
  const sent: (string | undefined)[] = [];
  const send = (linea: number) => async (clave?: string) => {
    sent.push(clave);
    if (linea === 3) throw error;
    return 'Hecho';
  };
  const listas = [2, 3, 4].map((linea) => ({ linea, cambio: { descripcion: `línea ${linea}`, confirmacion: 'x', send: send(linea) } }));
  return { sent, listas };
}

describe('a line whose request fails', () => {
  test.each([400, 403, 404, 409])('with %i was refused: the next is sent', async (httpStatus) => {
    const { sent, listas } = failWith(new ApiError('No', { httpStatus }));
    const { resultados, interrupcion } = await sendLote('A', listas);
    expect(resultados.map(({ resultado }) => resultado)).toEqual(['hecha', 'rechazada', 'hecha']);
    expect(interrupcion).toBeNull();
    expect(sent).toEqual([2, 3, 4].map((linea) => keyOfLinea('A', linea)));
  });

  test.each([
    [401, 'sin enviar'],
    [429, 'sin enviar'],
    [0, 'sin respuesta'],
    [500, 'sin respuesta'],
    [503, 'sin respuesta'],
  ])('with %i ends it: of that line is known «%s»', async (httpStatus, resultado) => {
    const error = new ApiError('No', { httpStatus });
    const { sent, listas } = failWith(error);
    const envio = await sendLote('A', listas);
    expect(envio.resultados.map((one) => one.resultado)).toEqual(['hecha', resultado, 'sin enviar']);
    expect(envio.interrupcion).toBe(error);
    expect(sent).toHaveLength(2);
  });

  test('by a fault of ours ends it too', async () => {
    const { listas } = failWith(new TypeError('oops'));
    expect((await sendLote('A', listas)).interrupcion).toBeInstanceOf(TypeError);
  });
});

test('keys are of the file and the line, and such as the contract admits', () => {
  const keys = [keyOfLinea('A', 2), keyOfLinea('A', 3), keyOfLinea('A\n', 2), keyOfLinea('\n2\nA', 2)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOfLinea('A', 2)).toBe(keys[0]);
  for (const key of keys) expect(key).toMatch(/^[!-~]{8,128}$/);
});
