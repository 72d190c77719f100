import { openTestAgency, type TestAgency } from '../agency/testAgency';

interface Tiempo {
  id: number;
  bajo: number;
  bajoNombre: string;
  alto: number;
  altoNombre: string | null;
  mins: number;
  minsA: number;
  pausa: 0 | 1;
}

/**
 * An agency with an empty payroll. Gerente (category 10) is clocked in, besides the people who are
 * clocked in already.
 */
export async function openOnShift(): Promise<TestAgency> {
  const agency = await openTestAgency();
  await agency.db.deleteFrom('nomina').execute();
  const row = {
    usuario_id: await agency.idOf('Gerente'),
    dia: '2026-11-21',
    entrada: agency.now(),
  };
  await agency.db.insertInto('fichajes').values(row).execute();
  return agency;
}

export function actsOnTiempos(agency: () => TestAgency) {
  /** Opens a time. Unless `senior` is false, the opener supervises it. */
  async function open(name: string, { as = 'Oficial', senior = true } = {}) {
    return agency().call('openTime', {
      as,
      body: { bajo: await agency().idOf(name), alto: senior ? await agency().idOf(as) : -1 },
    });
  }
  const all = async (as = 'Oficial'): Promise<Tiempo[]> =>
    (await agency().call('getAllTime', { as })).body;
  const of = async (name: string): Promise<Tiempo> =>
    (await all()).find(({ bajoNombre }) => bajoNombre === name) as Tiempo;
  const act = async (
    op: number,
    name: string,
    { as = 'Oficial', ...more }: { as?: string; [field: string]: unknown } = {},
  ) => agency().call('actionTime', { as, body: { op, id: (await of(name)).id, ...more } });
  const minutesOf = async (name: string): Promise<number> => {
    const [filas] = (await agency().call('allNomina', { as: 'Agente' })).body;
    return filas.find((fila: { usuarioNombre: string }) => fila.usuarioNombre === name).times;
  };
  return { open, all, of, act, minutesOf };
}
