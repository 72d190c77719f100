import type { Measure } from '../Measure';
import { openPortal } from '../support/openPortal';

const GENTE = 5000;
const CIEN = 100;

/** The longest list that everybody reads: the payroll, a row a person. */
export const lists: Measure = {
  name: 'listas',
  async run(compare) {
    const [small, large] = [await openPortal(CIEN), await openPortal(GENTE)];
    const { etag, bytes } = await large.call('allNomina');
    const weight = bytes / (await small.call('allNomina')).bytes;
    await compare({
      what: `la nómina de ${GENTE} personas frente a la de ${CIEN} (${weight.toFixed(0)} veces más larga)`,
      base: () => small.call('allNomina'),
      other: () => large.call('allNomina'),
      // In proportion, with room for what sorting costs more.
      atMost: weight * 1.5,
    });
    await compare({
      what: 'la misma nómina sin cambios (304) frente a la entera',
      base: () => large.call('allNomina'),
      other: () => large.call('allNomina', { headers: { 'if-none-match': etag } }),
      atMost: 0.1,
    });
    await small.close();
    await large.close();
  },
};
