import type { TestAgency } from './testAgency';

type Headers = Record<string, string>;
export interface Fila {
  id: number;
  usuarioNombre: string;
  monto: number;
  multa: number;
  pagado: 0 | 1;
  restar: 0 | 1 | 2;
}

/** Deletes all fines, rows of the pay list, settled pays and payroll entries. */
export async function forgetPagas({ db }: TestAgency): Promise<void> {
  for (const table of ['multas', 'pago_partes', 'pagos', 'cierre_filas', 'nomina'] as const)
    await db.deleteFrom(table).execute();
}

export function listaPagaSteps(agencyOf: () => TestAgency) {
  const adjust = async (name: string, requisitos: 0 | 1 | 2, cantidad: number, opcion: 0 | 1 = 0) =>
    agencyOf().call('ajustarNomina', {
      as: 'Fundadora',
      body: { id: await agencyOf().idOf(name), opcion, requisitos, cantidad },
    });
  /**
   * Credits a person of category 3 with enough for the category's pay of 8 credits. `earnBonus`
   * then adds 3 credits.
   */
  async function earn(name = 'Agente'): Promise<void> {
    await adjust(name, 1, 3);
    await adjust(name, 2, 180);
  }
  async function earnBonus(name = 'Agente'): Promise<void> {
    await adjust(name, 1, 2);
    await adjust(name, 2, 120);
  }
  const refresh = (as = 'Gerente', headers: Headers = {}) =>
    agencyOf().call('updateLista', { as, headers });
  const lista = async (as = 'Gerente'): Promise<[number, number, Fila[]]> =>
    (await agencyOf().call('getListaPaga', { as })).body;
  const between = (inicio: string, final: string) =>
    agencyOf().call('getListaPagaPorFecha', { as: 'Gerente', body: { inicio, final } });
  const filaOf = async (name = 'Agente', pagado: 0 | 1 = 0): Promise<Fila> => {
    const fila = (await lista())[2].find(
      (one) => one.usuarioNombre === name && one.pagado === pagado,
    );
    if (!fila) throw new Error(`${name} has no such row`);
    return fila;
  };
  const pay = async (
    op: 0 | 1,
    id: number,
    more: object = {},
    as = 'Gerente',
    headers: Headers = {},
  ) => agencyOf().call('pagar', { as, body: { id, nombre: 'Quien sea', op, ...more }, headers });
  const fine = async (name: string, creditos: number, as = 'Fundadora') =>
    agencyOf().call('sendMulta', {
      as,
      body: { usuario: await agencyOf().idOf(name), motivo: 'Ruido', creditos },
    });
  const multas = async () => (await agencyOf().call('getAllMultas', { as: 'Gerente' })).body;
  const reset = (op: 0 | 1) => agencyOf().call('actionReiniciar', { as: 'Gerente', body: { op } });
  const dismiss = async (name: string) =>
    agencyOf()
      .db.updateTable('usuarios')
      .set({ despedido_en: agencyOf().now() })
      .where('id', '=', await agencyOf().idOf(name))
      .execute();
  /** Gives Agente a row of 8 credits on the list. */
  async function listed(): Promise<Fila> {
    await earn();
    const { httpStatus } = await refresh();
    if (httpStatus !== 200) throw new Error(`the list was not refreshed: ${httpStatus}`);
    return filaOf();
  }
  const audits = (operacion: string) =>
    agencyOf()
      .db.selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', operacion)
      .orderBy('id')
      .execute();
  return {
    adjust,
    earn,
    earnBonus,
    refresh,
    lista,
    between,
    filaOf,
    pay,
    fine,
    multas,
    reset,
    dismiss,
    listed,
    audits,
  };
}

export const statusesOf = (answers: readonly { httpStatus: number }[]) =>
  answers.map((a) => a.httpStatus).sort();
