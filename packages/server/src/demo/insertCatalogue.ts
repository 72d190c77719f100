import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { ESCALAFON } from './escalafon';
import { FIRMA_DESDE } from './personas';

async function insertEscalafon(tx: Kysely<DB>): Promise<void> {
  const categorias = ESCALAFON.map((c, i) => ({
    id: i + 1,
    nombre: c.nombre,
    traslado: i < 9 ? (c.misiones[0] ?? '') : '',
    traslado_venta: i >= 1 && i < 9 ? 1 : 0,
    asciende_hasta: c.asciendeHasta,
    nomina_ascenso: c.nomina[0],
    nomina_asistencia: c.nomina[1],
    nomina_times: c.nomina[2],
    boni_ascenso: c.boni[0],
    boni_asistencia: c.boni[1],
    boni_times: c.boni[2],
    ascenso: c.ascenso,
    tiempo_ascenso: c.tiempo,
    paga_nomina: c.paga[0],
    paga_boni: c.paga[1],
  }));
  await tx.insertInto('categorias').values(categorias).execute();
  const permisos = ESCALAFON.flatMap((c, i) => c.permisos.map((codigo) => ({ categoria_id: i + 1, codigo })));
  await tx.insertInto('categoria_permisos').values(permisos).execute();
  const misiones = ESCALAFON.flatMap((c, i) =>
    c.misiones.map((nombre, j) => ({ categoria_id: i + 1, posicion: j + 1, nombre, venta: c.precio > 0, precio: c.precio + j * 5 })),
  );
  await tx.insertInto('misiones').values(misiones).execute();
}

const MEMBRESIAS = [
  { nombre: 'VIP', precio: 40, vip: true, perma: false, image: '', details: 'Uniforme propio y sala reservada.', reduccion: false },
  { nombre: 'Media jornada', precio: 25, vip: false, perma: false, image: '', details: 'Los requisitos de la nómina, a la mitad.', reduccion: true },
  { nombre: 'Fundadores', precio: 150, vip: true, perma: true, image: '', details: 'Para siempre, con placa en la entrada.', reduccion: false },
] as const;

/** The agency, its ladder and its memberships. */
export async function insertCatalogue(tx: Kysely<DB>, now: Date): Promise<void> {
  await tx
    .insertInto('agencia')
    .values({ id: 1, nombre: 'Agencia Garita', siglas: 'GAR', firma_desde: FIRMA_DESDE, zona: 'America/Mexico_City', creada_en: now })
    .execute();
  await insertEscalafon(tx);
  await tx
    .insertInto('membresias')
    .values(MEMBRESIAS.map((m) => ({ ...m })))
    .execute();
}
