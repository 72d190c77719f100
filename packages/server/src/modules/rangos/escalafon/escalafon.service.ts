import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables';
import { insertEscalafon } from './escalafon.repository';
import { listPlantillas, type NombreEscalafon, PLANTILLAS } from './plantillas';

export { listPlantillas, type NombreEscalafon };

export const createEscalafon = (tx: Kysely<DB>, nombre: NombreEscalafon): Promise<void> =>
  insertEscalafon(tx, PLANTILLAS[nombre].escalafon);
