import type { Kysely } from 'kysely';
import { flag } from '../../contract/flag';
import type { DB } from '../../db/tables';
import { listMembresias, type MembresiaRow } from './membresias.repository';

const toMembresia = ({ id, nombre, precio, vip, perma, image, details, reduccion }: MembresiaRow) => ({
  id,
  nombre,
  precio,
  vip: flag(vip),
  perma: flag(perma),
  image,
  details,
  reduccion: flag(reduccion),
});

/** The catalogue of memberships. */
export const getMembresias = async (db: Kysely<DB>) => (await listMembresias(db)).map(toMembresia);
