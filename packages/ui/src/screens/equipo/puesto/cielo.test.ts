import { expect, test } from 'vitest';
import { skyOf } from './cielo';

test('the colour of the sky follows the hour in the agency’s zone', () => {
  const at = (iso: string) => skyOf(Date.parse(iso), 'America/Mexico_City').arriba;
  // UTC-6: midnight, 06:30, 12:30, 18:30, 20:00.
  expect(
    ['06:00', '12:30', '18:30', '00:30', '02:00'].map((hour) => at(`2026-11-21T${hour}:00.000Z`)),
  ).toEqual(['#0A2A33', '#2E5568', '#4F94AC', '#39446B', '#0A2A33']);
});
