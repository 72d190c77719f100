import { foldCase } from '@garita/domain/formato/foldCase';
import { must } from '@garita/domain/must';
import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';

const DAY = 86_400_000;

/** A code, its percent, who made it and how many days ago; and how many days ago it was deleted. */
type Guion = readonly [codigo: string, porciento: number, por: 'Gerente' | 'Fundadora', hace: number, borradoHace?: number];

const GUIONES: readonly Guion[] = [
  ['ASPIRANTE', 10, 'Gerente', 90],
  ['AmigosDelFaro', 15, 'Gerente', 21],
  ['ANIVERSARIO-5', 50, 'Fundadora', 6],
  ['FundadoresVuelven', 100, 'Fundadora', 2],
  ['VERANO', 20, 'Gerente', 160, 75],
  // The same word again: codes that were deleted are free.
  ['verano', 25, 'Gerente', 30],
  ['PRIMERMES', 30, 'Fundadora', 380, 340],
];

/** Discount codes of transfers, those that can be used and those that could. */
export async function createDescuentos(tx: Kysely<DB>, now: Date): Promise<void> {
  const people = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('usuario', 'in', ['Gerente', 'Fundadora']).execute();
  const ids = new Map(people.map(({ id, usuario }) => [usuario, id]));
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  const rows = GUIONES.map(([codigo, porciento, por, hace, borradoHace]) => {
    const encargado_id = must(ids.get(por), por);
    const anulado = borradoHace === undefined ? {} : { anulado_en: at(borradoHace), anulado_por: encargado_id };
    return { codigo, codigo_plegado: foldCase(codigo), porciento, encargado_id, creado_en: at(hace), ...anulado };
  });
  await insertMany(tx, 'descuentos', rows);
}
