import { must } from '@garita/domain/must';
import { type Fila, insertRows, type Tabla } from '@garita/server/src/db/insertRows';
import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';

/**
 * A row with its id. The id is assigned before the insert, because other rows of the story refer to
 * it.
 */
export type FilaConId<T extends Tabla> = Fila<T> & { readonly id: number };

/** The order of the inserts. A table comes after the tables to which it refers. */
const ORDER: readonly Tabla[] = [
  ...([
    'usuarios',
    'excepciones',
    'periodos',
    'cierres',
    'cierre_filas',
    'solicitudes',
    'ascensos',
    'cambios_rango',
    'degrados',
    'descuentos',
  ] as const),
  ...([
    'ventas',
    'membresias_vendidas',
    'misiones_vendidas',
    'traslados',
    'tiempos',
    'tiempos_registro',
    'paselistas',
    'paselista_personas',
  ] as const),
  ...([
    'pagos',
    'pago_partes',
    'multas',
    'nomina',
    'fichajes',
    'ausencias',
    'despidos',
    'vetos',
    'solicitudes_nombre',
    'cambios_nombre',
    'estados',
  ] as const),
  ...([
    'empleados_mes',
    'direcciones',
    'clones_permitidos',
    'clones_registro',
    'accesos_fallidos',
    'bitacora',
  ] as const),
];
/** All rows of the story by table. `store` inserts them. */
export class Filas {
  private readonly byTable = new Map<Tabla, object[]>();

  /** @param taken how many ids of each table are in use before the story */
  constructor(private readonly taken: { readonly [T in Tabla]?: number } = {}) {}

  add<T extends Tabla>(tabla: T, fila: Fila<T>): Fila<T> {
    const filas = this.byTable.get(tabla);
    if (filas) filas.push(fila);
    else this.byTable.set(tabla, [fila]);
    return fila;
  }

  insert<T extends Tabla>(tabla: T, fila: Fila<T>): FilaConId<T> {
    const row = {
      ...fila,
      id: (this.taken[tabla] ?? 0) + (this.byTable.get(tabla)?.length ?? 0) + 1,
    };
    this.add(tabla, row);
    return row;
  }

  /** The rows of a table, in the order of time. */
  of<T extends Tabla>(tabla: T): readonly FilaConId<T>[] {
    return (this.byTable.get(tabla) ?? []) as FilaConId<T>[];
  }

  /** Inserts all rows. The tables' next ids come after the ids of these rows. */
  async store(tx: Kysely<DB>): Promise<void> {
    for (const tabla of this.byTable.keys())
      must(
        ORDER.find((one) => one === tabla),
        `The insertion order of ${tabla}`,
      );
    for (const tabla of ORDER) {
      const filas = this.byTable.get(tabla) ?? [];
      await insertRows(tx, tabla, filas);
      if (filas[0] && 'id' in filas[0])
        await sql`select setval(pg_get_serial_sequence(${tabla}, 'id'), ${(this.taken[tabla] ?? 0) + filas.length})`.execute(
          tx,
        );
    }
  }
}
