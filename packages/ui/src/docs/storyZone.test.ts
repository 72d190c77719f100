import { getLocalTimeZone, resetLocalTimeZone } from '@internationalized/date';
import { afterAll, expect, test, vi } from 'vitest';
import { installStoryZone, setStoryZone } from './storyZone';

const Real = Intl.DateTimeFormat;
const ISO = '2026-11-22T01:30:00.000Z';

installStoryZone();
// The module is loaded again, as in a story, since other tests have created cached formats.
vi.resetModules();
const { formatInstant } = await import('@garita/domain/formato/instant');
afterAll(() => {
  Intl.DateTimeFormat = Real;
  resetLocalTimeZone();
  vi.resetModules();
});

test.each([
  ['UTC', '22 nov 2026, 01:30'],
  ['America/Mexico_City', '21 nov 2026, 19:30'],
  ['Europe/Madrid', '22 nov 2026, 02:30'],
  ['America/Argentina/Buenos_Aires', '21 nov 2026, 22:30'],
])('an instant is formatted in the story’s zone %s', (zone, text) => {
  setStoryZone(zone);
  expect(formatInstant(ISO)).toBe(text);
  // Engines disagree on the canonical name of a renamed zone, so compare with the real format.
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(
    new Real('es', { timeZone: zone }).resolvedOptions().timeZone,
  );
  expect(getLocalTimeZone()).toBe(zone);
});

test('an explicit zone takes precedence over the story’s zone', () => {
  setStoryZone('Europe/Madrid');
  expect(formatInstant(ISO, { zone: 'UTC' })).toBe('22 nov 2026, 01:30');
});
