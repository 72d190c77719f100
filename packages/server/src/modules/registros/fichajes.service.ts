import { minutesOf } from '@garita/domain/fichajes/cuenta';
import { SIN_SALIDA } from '@garita/domain/fichajes/fichaje';
import type { Db } from '../../db/Db';
import { findAludidos } from './busqueda.repository';
import { type DiaDe, listCerrados, listDias, listFichajes } from './fichajes.repository';
import type { Pagina } from './Pagina';

interface Contado {
  readonly entrada: Date;
  readonly salida: Date | null;
  readonly descontado: number;
}

/** The minutes of a clock-in; 0 while it is open, because they still grow. */
const minutes = ({ entrada, salida, descontado }: Contado): number =>
  salida === null
    ? 0
    : minutesOf(
        { entrada: entrada.getTime(), salida: salida.getTime(), descontado },
        salida.getTime(),
      );

const keyOf = ({ usuario_id, dia }: DiaDe): string => `${dia} ${usuario_id}`;

async function sumDias(db: Db, dias: readonly DiaDe[]): Promise<(dia: DiaDe) => number> {
  const sums = new Map<string, number>();
  const personas = [...new Set(dias.map(({ usuario_id }) => usuario_id))];
  const cerrados =
    personas.length === 0
      ? []
      : await listCerrados(db, personas, [...new Set(dias.map(({ dia }) => dia))]);
  for (const row of cerrados) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + minutes(row));
  return (dia) => sums.get(keyOf(dia)) ?? 0;
}

const personasDe = async (db: Db, palabra: string): Promise<number[] | null> =>
  palabra === '' ? null : (await findAludidos(db, palabra)).personas;

/** The log of clock-ins, searched by the person's name (LOG-14). */
export async function getFichajesRegistrados(db: Db, { palabra, despues }: Pagina) {
  const rows = await listFichajes(db, await personasDe(db, palabra), despues);
  const sumOf = await sumDias(db, rows);
  return rows.map((row) => ({
    id: row.id,
    usuario: row.usuario_id,
    nombreUsuario: row.usuario,
    id_categoria: row.categoria_id,
    dia: row.dia,
    entrada: row.entrada.toISOString(),
    salida: row.salida?.toISOString() ?? SIN_SALIDA,
    min: minutes(row),
    minsT: sumOf(row),
  }));
}

/**
 * The log of days with clock-ins, searched by the person's name (LOG-15). The key of a page is a
 * person and a day.
 */
export async function getDiasRegistrados(db: Db, { palabra, despues }: Pagina) {
  const dia = despues && { dia: despues.fecha.toISOString().slice(0, 10), usuario_id: despues.id };
  const rows = await listDias(db, await personasDe(db, palabra), dia);
  const sumOf = await sumDias(db, rows);
  return rows.map((row) => ({
    usuario: row.usuario_id,
    usuarioNombre: row.usuario,
    dia: row.dia,
    minsT: sumOf(row),
  }));
}
