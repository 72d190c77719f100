import { expect } from 'vitest';
import type { TestAgency } from '../agency/testAgency';

export function actsOnFichajes(agency: () => TestAgency) {
  const send = (as: string, body: object) => agency().call('actionFichar', { as, body });
  const mine = async (as: string) => (await agency().call('getFichajes', { as })).body;
  const isIn = async (as: string): Promise<boolean> =>
    (await agency().call('usuarioPermiso', { as, params: { id: await agency().idOf(as) } })).body
      .datos.fichaje;

  /** Clocks a person in. @returns the open record */
  async function enter(name: string): Promise<{ id: number; usuario: number }> {
    expect((await send(name, { op: 0 })).httpStatus).toBe(200);
    const [{ id, usuario }] = await mine(name);
    return { id, usuario };
  }

  /** Clocks a person in and, this many minutes later, out. @returns the closed record */
  async function worked(name: string, minutes: number) {
    const record = await enter(name);
    agency().pass({ minutes });
    expect((await send(name, { op: 1 })).httpStatus).toBe(200);
    return record;
  }
  return { send, mine, isIn, enter, worked };
}
