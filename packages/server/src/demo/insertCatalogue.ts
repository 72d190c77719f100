import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { nombreMembresia } from '../modules/membresias/nombreMembresia';
import { insertEscalafon } from '../modules/rangos/escalafon/escalafon.repository';
import { POLICIA } from '../modules/rangos/escalafon/policia';
import { FIRMA_DESDE } from './personas';

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
  await insertEscalafon(tx, POLICIA);
  await tx
    .insertInto('membresias')
    .values(MEMBRESIAS.map((m) => ({ ...m, ...nombreMembresia(m.nombre) })))
    .execute();
}
