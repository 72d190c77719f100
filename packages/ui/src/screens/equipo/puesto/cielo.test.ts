import { expect, test } from 'vitest';
import { skyOf } from './cielo';

test('the sky goes by the agency’s hour', () => {
  const at = (iso: string) => skyOf(Date.parse(iso), 'America/Mexico_City').arriba;
  // UTC-6: midnight, dawn, noon, dusk, night.
  expect(
    ['06:00', '12:30', '18:30', '00:30', '02:00'].map((hour) => at(`2026-11-21T${hour}:00.000Z`)),
  ).toEqual(['#0A2A33', '#2E5568', '#4F94AC', '#39446B', '#0A2A33']);
});
