import { ApiError } from '@garita/api-client/ApiError';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { expect, test, vi } from 'vitest';
import { toScreenState } from './toScreenState';

const ready = <Data>(data: Data) => ({ data, error: null, refetch: vi.fn() });
const pending = () => ({ data: undefined, error: null, refetch: vi.fn() });
const failed = (error: Error, data?: string) => ({ data, error, refetch: vi.fn() });
const refusal = (httpStatus: number) => new ApiError('Lo que dijo el servidor', { httpStatus });

test('a screen is ready when all reads are done, and has the data of each under its name', () => {
  expect(toScreenState({ a: ready(1), b: ready(null) })).toEqual({
    kind: 'ready',
    data: { a: 1, b: null },
  });
});

test('a screen is loading while one read is pending and none has failed', () => {
  expect(toScreenState({ a: ready(1), b: pending() })).toEqual({ kind: 'loading' });
});

test('a screen shows the server’s text if one read failed, and retries only that read', () => {
  const [a, b] = [ready(1), failed(refusal(503))];
  const state = toScreenState({ a, b, c: pending() });
  expect(state).toMatchObject({ kind: 'error', error: 'Lo que dijo el servidor' });
  if (state.kind === 'error') state.onRetry();
  expect([a.refetch.mock.calls.length, b.refetch.mock.calls.length]).toEqual([0, 1]);
});

test('the message of a programming error is not shown', () => {
  expect(toScreenState({ a: failed(new TypeError('x is not a function')) })).toMatchObject({
    kind: 'error',
    error: SERVICIO.noDisponible,
  });
});

test('old data stays on screen when fetching it again fails', () => {
  expect(toScreenState({ a: failed(refusal(0), 'old') })).toEqual({
    kind: 'ready',
    data: { a: 'old' },
  });
});

test('old data is hidden when the person may no longer see it', () => {
  expect(toScreenState({ a: failed(refusal(403), 'old') })).toEqual({ kind: 'forbidden' });
});
