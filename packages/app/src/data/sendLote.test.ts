import { ApiError } from '@garita/api-client/ApiError';
import { describe, expect, test } from 'vitest';
import { sendLote } from './sendLote';

type Answer = 'hecho' | number;

/**
 * Sends a bulk act. @param answers for each row the answer to each attempt; the last answer repeats
 */
async function sendTo(
  answers: readonly (readonly Answer[])[],
  { stopAfter = Number.POSITIVE_INFINITY, retryAfter = null as number | null } = {},
) {
  const tries = answers.map(() => 0);
  const states: string[] = answers.map(() => 'sin enviar');
  const waits: (number | null)[] = [];
  let [now, most, ended] = [0, 0, 0];
  const salida = await sendLote(answers.length, {
    send: async (indice) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((done) => setTimeout(done));
      now -= 1;
      const list = answers[indice] as readonly Answer[];
      const answer = list[Math.min(tries[indice] as number, list.length - 1)] as Answer;
      tries[indice] = (tries[indice] as number) + 1;
      ended += 1;
      if (answer !== 'hecho')
        throw new ApiError(`No ${indice}`, { httpStatus: answer, retryAfter });
    },
    sleep: async () => undefined,
    tell: (indice, estado) => {
      states[indice] = estado;
    },
    wait: (segundos) => waits.push(segundos),
    isStopped: () => ended >= stopAfter,
  });
  return { ...salida, tries, states, waits, most };
}
const all = (count: number): Answer[][] => Array.from({ length: count }, () => ['hecho']);

describe('a bulk act', () => {
  test('all rows are sent once, at most four at a time', async () => {
    const { states, tries, most, interrupcion, rechazo } = await sendTo(all(30));
    expect([new Set(states), new Set(tries), most, interrupcion, rechazo]).toEqual([
      new Set(['hecha']),
      new Set([1]),
      4,
      null,
      null,
    ]);
  });

  test.each([400, 403, 404, 409])(
    'a row refused with %i is reported, and the other rows are sent',
    async (status) => {
      const { states, rechazo, interrupcion } = await sendTo([['hecho'], [status], ['hecho']]);
      expect([states, rechazo?.httpStatus, interrupcion]).toEqual([
        ['hecha', 'rechazada', 'hecha'],
        status,
        null,
      ]);
    },
  );

  test('of several refusals the 409 is returned, which means that the screen is outdated', async () => {
    expect((await sendTo([[403], [409], [403]])).rechazo?.httpStatus).toBe(409);
  });

  test.each([
    [0, 'sin respuesta'],
    [500, 'sin respuesta'],
    [401, 'en espera'],
  ] as const)(
    'after status %i only rows already in flight are finished, and the failed row is «%s»',
    async (status, estado) => {
      const { states, interrupcion } = await sendTo([['hecho'], [status], ...all(20)]);
      expect(states[1]).toBe(estado);
      expect(states.slice(8).every((state) => state === 'sin enviar')).toBe(true);
      expect(interrupcion?.httpStatus).toBe(status);
    },
  );

  test('after a 429 the row is sent again when the Retry-After has passed', async () => {
    const { states, tries, waits } = await sendTo([['hecho'], [429, 'hecho'], ...all(6)], {
      retryAfter: 7,
    });
    expect(new Set(states)).toEqual(new Set(['hecha']));
    expect([tries[1], waits]).toEqual([2, [7, null]]);
  });

  test('a row that the portal is still processing has an unknown outcome, and the last rows are not sent', async () => {
    const { states, rechazo, interrupcion } = await sendTo([[409], ...all(20)], { retryAfter: 1 });
    expect([states[0], states.at(-1), rechazo, interrupcion?.isUnderWay]).toEqual([
      'sin respuesta',
      'sin enviar',
      null,
      true,
    ]);
  });

  test('a cancellation lets the requests in flight finish and sends no other row', async () => {
    const { states } = await sendTo(all(20), { stopAfter: 2 });
    expect(states.filter((state) => state === 'hecha').length).toBeLessThanOrEqual(6);
    expect(states.at(-1)).toBe('sin enviar');
  });
});
