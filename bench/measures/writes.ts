import type { Measure } from '../Measure';
import { openPortal } from '../support/openPortal';

/** What a write pays for being safe: gate, locks, idempotency, rules, audit row and versions, all in one transaction. */
export const writes: Measure = {
  name: 'escrituras',
  async run(compare) {
    const portal = await openPortal(100);
    const id = await portal.idOf('Agente');
    const { id: periodo } = await portal.db.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).executeTakeFirstOrThrow();
    const row = { usuario_id: id, periodo_id: periodo, tipo: 'asistencia' as const, cantidad: 1, fecha: portal.now, motivo: 'Medida', encargado_id: null };
    const adjust = (headers: Record<string, string> = {}) => portal.call('ajustarNomina', { body: { id, opcion: 0, requisitos: 1, cantidad: 1 }, headers });
    await compare({
      what: 'ajustar la nómina frente a insertar su asiento a pelo',
      base: () => portal.db.transaction().execute((tx) => tx.insertInto('nomina').values(row).execute()),
      other: () => adjust(),
      // A score of statements instead of three: who asks and whom it is about, twice, since both may have changed while it waited.
      atMost: 25,
    });
    await adjust({ 'idempotency-key': 'la-misma-de-siempre' });
    await compare({
      what: 'repetir una petición ya respondida frente a hacerla',
      base: () => adjust(),
      other: () => adjust({ 'idempotency-key': 'la-misma-de-siempre' }),
      atMost: 1,
    });
    await portal.close();
  },
};
