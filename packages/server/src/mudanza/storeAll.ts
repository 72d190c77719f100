import type { Db } from '../db/Db';
import { insertRows, type Tabla } from '../db/insertRows';
import type { Bases } from './createOrigen';
import { bringAll } from './listas/bringAll';
import { Traido } from './Traido';

function bringBases({ escalafon, personas, origen }: Bases): Traido {
  const traido = new Traido();
  traido.add('categorias', ...escalafon.categorias);
  traido.add('misiones', ...escalafon.misiones);
  for (const { id, fila } of personas)
    traido.add('usuarios', { ...fila, permiso_sys: id === origen.duenia });
  return traido;
}

async function store(tx: Db, { filas, frases }: Traido, counts: Map<Tabla, number>): Promise<void> {
  const add = (tabla: Tabla, more: number) => counts.set(tabla, (counts.get(tabla) ?? 0) + more);
  for (const [tabla, rows] of filas) {
    await insertRows(tx, tabla, rows);
    add(tabla, rows.length);
  }
  // The oldest first: at equal instants, the order of the ids is the order of the log.
  await insertRows(tx, 'historia_traida', frases.reverse());
  add('historia_traida', frases.length);
}

/** Inserts all rows. @returns how many of each table, and how many old rows have no place here */
export async function storeAll(tx: Db, bases: Bases) {
  const counts = new Map<Tabla, number>();
  await store(tx, bringBases(bases), counts);
  const puestas = {
    categorias: new Set(bases.escalafon.categorias.map(({ id }) => id)),
    despedidas: new Set(bases.personas.flatMap(({ id, despedida }) => (despedida ? [id] : []))),
  };
  let quedan = 0;
  for (const traido of bringAll(bases.origen, puestas)) {
    await store(tx, traido, counts);
    quedan += traido.quedan;
  }
  return { counts, quedan };
}
