import { SERVICIO } from '@garita/domain/reglas/textos';
import { afterEach, expect, test, vi } from 'vitest';
import { describeRefusal } from './refusal';

afterEach(() => vi.unstubAllGlobals());

test('a refusal is described by its own message', () => {
  expect(
    describeRefusal(Object.assign(new Error('La firma no esta disponible'), { httpStatus: 409 })),
  ).toBe('La firma no esta disponible');
});

test.each([new TypeError('x is not a function'), 'text', undefined])(
  'any other error (%s) is reported to the browser, and the user gets a general text',
  (fault) => {
    // Browsers have `reportError`; Node does not.
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    expect(describeRefusal(fault)).toBe(SERVICIO.noDisponible);
    expect(report.mock.calls).toEqual([[fault]]);
  },
);
