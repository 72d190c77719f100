import { expect } from 'vitest';
import type { TestAgency } from '../agency/testAgency';

type Headers = Record<string, string>;
/** The days of an absence that begins after the tests' start. */
export const DIAS = { motivo: 'Exámenes', inicio: '2026-11-23', final: '2026-11-27' };

export function actsOnAusencias(agency: () => TestAgency) {
  const ask = async (as: string, dias: Partial<typeof DIAS> = {}, headers: Headers = {}) =>
    agency().call('addAusencia', {
      as,
      body: { usuario: await agency().idOf(as), ...DIAS, ...dias },
      headers,
    });
  const decide = (as: string, id: number, op: 1 | 2, headers: Headers = {}) =>
    agency().call('ausenciaAction', { as, body: { op, id }, headers });
  const mine = async (as: string) => (await agency().call('getMyAusencias', { as })).body;
  /** Requests an absence. @returns its id */
  const waits = async (name: string, dias: Partial<typeof DIAS> = {}): Promise<number> => {
    expect((await ask(name, dias)).httpStatus).toBe(200);
    return (await mine(name))[0].id;
  };
  /** Inserts an absence directly. Its days may be nearer than a request could ask for. */
  const keep = async (name: string, dias: Partial<typeof DIAS> = {}): Promise<number> => {
    const row = {
      usuario_id: await agency().idOf(name),
      ...DIAS,
      ...dias,
      creada_en: agency().now(),
    };
    return (
      await agency()
        .db.insertInto('ausencias')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  };
  const accepted = async (name: string, dias: Partial<typeof DIAS> = {}): Promise<number> => {
    const id = await keep(name, dias);
    expect((await decide('Gerente', id, 1)).httpStatus).toBe(200);
    return id;
  };
  const audits = () =>
    agency()
      .db.selectFrom('bitacora')
      .select(['actor_id', 'operacion', 'objetivo_tipo', 'objetivo_id', 'antes', 'despues'])
      .orderBy('id')
      .execute();
  const statusesOf = (answers: readonly { httpStatus: number }[]) =>
    answers.map((a) => a.httpStatus).sort();
  return { ask, decide, mine, waits, keep, accepted, audits, statusesOf };
}
