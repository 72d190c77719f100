import { ApiError } from '@garita/api-client/ApiError';
import { describe, expect, test } from 'vitest';
import { keyOfLinea, type RunOptions, sendLote as sendWith } from './sendLote';

const UNTOLD: RunOptions = {
  replayed: new Set(),
  uncertain: new Set(),
  tell: () => undefined,
  note: () => undefined,
  isStopped: () => false,
  tellPausa: () => undefined,
  sleep: async () => undefined,
};
const sendLote = (
  seed: string,
  ready: Parameters<typeof sendWith>[1],
  given: Partial<RunOptions> = {},
) => sendWith(seed, ready, { ...UNTOLD, ...given });

function failWith(error: Error, times = Number.POSITIVE_INFINITY) {
  let failed = 0;
  const sent: (string | undefined)[] = [];
  const send = (linea: number) => async (clave?: string) => {
    sent.push(clave);
    if (linea === 3 && failed++ < times) throw error;
    return 'Hecho';
  };
  const ready = [2, 3, 4].map((linea) => ({
    linea,
    cambio: { descripcion: `línea ${linea}`, confirmacion: 'x', send: send(linea) },
  }));
  return { sent, ready };
}

describe('a line whose request fails', () => {
  test.each([400, 403, 404, 409])(
    'a line whose request fails with %i was refused: the next line is sent',
    async (httpStatus) => {
      const { sent, ready } = failWith(new ApiError('No', { httpStatus }));
      const { resultados, interrupcion } = await sendLote('A', ready);
      expect(resultados.map(({ resultado }) => resultado)).toEqual(['hecha', 'rechazada', 'hecha']);
      expect(interrupcion).toBeNull();
      expect(sent).toEqual([2, 3, 4].map((linea) => keyOfLinea('A', linea)));
    },
  );

  test.each([
    [401, 'sin enviar'],
    [429, 'sin enviar'],
    [0, 'sin respuesta'],
    [500, 'sin respuesta'],
    [503, 'sin respuesta'],
  ])(
    'a line whose request fails with %i stops the bulk run, and is reported as «%s»',
    async (httpStatus, resultado) => {
      const error = new ApiError('No', { httpStatus });
      const { sent, ready } = failWith(error);
      const result = await sendLote('A', ready);
      expect(result.resultados.map((one) => one.resultado)).toEqual([
        'hecha',
        resultado,
        'sin enviar',
      ]);
      expect(result.interrupcion).toBe(error);
      expect(sent).toHaveLength(2);
    },
  );

  test('a line that the portal is still processing after the retry stops the bulk run, and its result is unknown', async () => {
    const { sent, ready } = failWith(new ApiError('Todavía', { httpStatus: 409, retryAfter: 1 }));
    expect((await sendLote('A', ready)).resultados.map(({ resultado }) => resultado)).toEqual([
      'hecha',
      'sin respuesta',
      'sin enviar',
    ]);
    expect(sent).toHaveLength(2);
  });

  test.each([
    [429, 3],
    [503, 1],
  ])(
    'a line refused with %i and Retry-After is sent again with the same key after the wait, and then the next lines',
    async (httpStatus, retryAfter) => {
      const { sent, ready } = failWith(new ApiError('Espera', { httpStatus, retryAfter }), 2);
      const [slept, pauses] = [[] as number[], [] as number[]];
      const sleep = async (ms: number) => void slept.push(ms);
      const { resultados, interrupcion } = await sendLote('A', ready, {
        sleep,
        tellPausa: (seconds) => pauses.push(seconds),
      });
      expect({ resultados: resultados.map(({ resultado }) => resultado), interrupcion }).toEqual({
        resultados: ['hecha', 'hecha', 'hecha'],
        interrupcion: null,
      });
      expect(sent).toEqual([2, 3, 3, 3, 4].map((linea) => keyOfLinea('A', linea)));
      const one = Array.from({ length: retryAfter }, (_, i) => retryAfter - i);
      expect(pauses).toEqual([...one, ...one]);
      expect(slept).toEqual(pauses.map(() => 1000));
    },
  );

  test('a line stops the bulk run when the portal demands a pause beyond the limit', async () => {
    const { ready } = failWith(new ApiError('Mañana', { httpStatus: 429, retryAfter: 3600 }));
    const { resultados } = await sendLote('A', ready);
    expect(resultados.map(({ resultado }) => resultado)).toEqual([
      'hecha',
      'sin enviar',
      'sin enviar',
    ]);
  });

  test('a line stops the bulk run when the portal has demanded too many pauses', async () => {
    const { sent, ready } = failWith(new ApiError('Espera', { httpStatus: 429, retryAfter: 100 }));
    const { resultados } = await sendLote('A', ready);
    expect(resultados.map(({ resultado }) => resultado)).toEqual([
      'hecha',
      'sin enviar',
      'sin enviar',
    ]);
    expect(sent).toHaveLength(8);
  });

  test('the bulk run stops waiting for a line in a pause after the caller cancels the rest', async () => {
    const { sent, ready } = failWith(new ApiError('Espera', { httpStatus: 429, retryAfter: 60 }));
    let seconds = 0;
    const sleep = async () => void seconds++;
    const { resultados, interrupcion } = await sendLote('A', ready, {
      sleep,
      isStopped: () => seconds > 1,
    });
    expect(resultados.map(({ resultado, mensaje }) => [resultado, mensaje])).toEqual([
      ['hecha', 'Hecho'],
      ['sin enviar', null],
      ['sin enviar', null],
    ]);
    expect({ interrupcion, seconds, sent: sent.length }).toEqual({
      interrupcion: null,
      seconds: 2,
      sent: 2,
    });
  });

  test('a line that fails with a programming error stops the bulk run', async () => {
    const { ready } = failWith(new TypeError('oops'));
    expect((await sendLote('A', ready)).interrupcion).toBeInstanceOf(TypeError);
  });
});

async function openLines(turnos: readonly (string | undefined)[]) {
  const answers = new Map<number, (refusal?: Error) => void>();
  const started: number[] = [];
  const ready = turnos.map((turno, linea) => ({
    linea,
    cambio: {
      descripcion: `línea ${linea}`,
      confirmacion: 'x',
      ...(turno !== undefined && { turno }),
      send: () => {
        started.push(linea);
        return new Promise<string>((resolve, reject) =>
          answers.set(linea, (refusal) => (refusal ? reject(refusal) : resolve('Hecho'))),
        );
      },
    },
  }));
  const told: number[] = [];
  let isStopped = false;
  const sending = sendLote('A', ready, {
    replayed: new Set(),
    tell: ({ linea }) => told.push(linea),
    isStopped: () => isStopped,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  return {
    sending,
    started,
    told,
    stop: () => {
      isStopped = true;
    },
    underWay: () => [...answers.keys()],
    answer: async (linea: number, refusal?: Error) => {
      answers.get(linea)?.(refusal);
      answers.delete(linea);
      await settled();
    },
    answerUntil: async (linea: number) => {
      for (let next = 0; next <= linea; next++) {
        answers.get(next)?.();
        answers.delete(next);
        await settled();
      }
    },
  };
}
const PEOPLE = Array.from({ length: 40 }, (_, i) => `persona ${i}`);

describe('lines of different people', () => {
  test('lines of different people are sent one at a time at the beginning, then more in parallel, but never more than eight', async () => {
    const { underWay, answer } = await openLines(PEOPLE);
    const width: number[] = [];
    for (let linea = 0; linea < PEOPLE.length; linea++) {
      width.push(underWay().length);
      await answer(linea);
    }
    expect(width.slice(0, 8)).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
    expect(Math.max(...width)).toBe(8);
  });

  test('lines are reported in the order of the file, even if answers arrive in another order', async () => {
    const { sending, told, answer, answerUntil } = await openLines(PEOPLE.slice(0, 14));
    await answerUntil(9);
    for (const linea of [13, 11, 12]) await answer(linea);
    expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await answer(10);
    expect(told).toEqual(PEOPLE.slice(0, 14).map((_, linea) => linea));
    expect((await sending).resultados.map(({ linea }) => linea)).toEqual(told);
  });

  test('lines about one person are sent in order: the next line waits for the previous line', async () => {
    const { started, answer, answerUntil } = await openLines([
      ...PEOPLE.slice(0, 10),
      'Ana',
      'Berta',
      'Ana',
      'Carla',
    ]);
    await answerUntil(9);
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await answer(11);
    expect(started).toHaveLength(12);
    await answer(10);
    expect(started.slice(12)).toEqual([12, 13]);
  });

  test('a line without a person is sent alone: it waits for the earlier lines, and later lines wait for it', async () => {
    const { started, answer, answerUntil } = await openLines([
      ...PEOPLE.slice(0, 12),
      undefined,
      'Ana',
    ]);
    await answerUntil(10);
    expect(started.at(-1)).toBe(11);
    await answer(11);
    expect(started.at(-1)).toBe(12);
    await answer(12);
    expect(started.at(-1)).toBe(13);
  });

  test.each([
    ['a lost connection', new ApiError('No', { httpStatus: 0 }), 'sin respuesta'],
    ['a cancellation', null, 'hecha'],
  ])(
    'after %s the requests in flight are still reported, and no other line is sent',
    async (_, failure, resultado) => {
      const run = await openLines(PEOPLE.slice(0, 30));
      await run.answerUntil(9);
      const { length } = run.started;
      if (failure === null) run.stop();
      await run.answer(11, failure ?? undefined);
      for (const linea of run.underWay().toReversed()) await run.answer(linea);
      const { resultados } = await run.sending;
      expect(run.started).toHaveLength(length);
      const expected = Array.from({ length: 30 }, (_, linea) =>
        linea === 11 ? resultado : linea < length ? 'hecha' : 'sin enviar',
      );
      expect(resultados.map((one) => one.resultado)).toEqual(expected);
    },
  );
});

test('a change already in effect is reported and not sent', async () => {
  const { sent, ready } = failWith(new Error('nothing is sent'));
  const [one, two, three] = ready.map(({ linea, cambio }) => ({
    linea,
    cambio: linea === 3 ? { ...cambio, yaHecha: 'Ya lo está' } : cambio,
  }));
  const { resultados } = await sendLote(
    'A',
    [one, two, three].filter((readyLine) => readyLine !== undefined),
  );
  expect(resultados[1]).toEqual({
    linea: 3,
    descripcion: 'línea 3',
    resultado: 'ya hecha',
    mensaje: 'Ya lo está',
  });
  expect(sent).toHaveLength(2);
});

test('Idempotency-Keys depend on the file and the line, and match the contract’s pattern', () => {
  const keys = [
    keyOfLinea('A', 2),
    keyOfLinea('A', 3),
    keyOfLinea('A\n', 2),
    keyOfLinea('\n2\nA', 2),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOfLinea('A', 2)).toBe(keys[0]);
  for (const key of keys) expect(key).toMatch(/^[!-~]{8,128}$/);
});
