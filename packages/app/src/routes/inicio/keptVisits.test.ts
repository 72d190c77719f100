import { expect, test } from 'vitest';
import { addVisit, type Visits } from './keptVisits';

test('visits are counted, and old visits lose weight', () => {
  let visits: Visits = { radio: 1 };
  for (let i = 0; i < 150; i++) visits = addVisit(visits, 'nomina');
  expect(visits).toEqual({ radio: 1, nomina: 150 });
  for (let i = 0; i < 120; i++) visits = addVisit(visits, 'multas');
  expect(visits.radio).toBeUndefined();
  expect(visits.multas).toBeGreaterThan(visits.nomina ?? 0);
});
