import type { Measure } from '../Measure';
import { openPortal, type Portal } from '../support/openPortal';

const REGISTROS = 1_000_000;
/** What people open all day; years of history must not slow it. */
const LISTAS = ['allNomina', 'nominaWeek', 'MyPerfil'] as const;

/** Two agencies alike but for a million old entries in the ledger of one. */
export const history: Measure = {
  name: 'historia',
  async run(compare) {
    const [young, old]: [Portal, Portal] = [await openPortal(500), await openPortal(500)];
    await old.addRegistros(REGISTROS);
    // Old ones: what belongs to this week is work of this week.
    const limit = new Date(old.now.getTime() - 30 * 86_400_000);
    await old.db.deleteFrom('nomina').where('motivo', '=', 'Registro de prueba').where('fecha', '>', limit).execute();
    // As its nightly maintenance leaves it.
    for (const portal of [young, old]) await portal.settle();
    for (const lista of LISTAS) {
      await compare({
        what: `${lista} con un millón de asientos antiguos frente a ninguno`,
        base: () => young.call(lista),
        other: () => old.call(lista),
        atMost: 1.5,
      });
    }
    await young.close();
    await old.close();
  },
};
