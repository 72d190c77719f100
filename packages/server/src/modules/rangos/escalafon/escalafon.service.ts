import type { Db } from '../../../db/Db';
import { insertEscalafon } from './escalafon.repository';
import { listPlantillas, type NombreEscalafon, PLANTILLAS } from './plantillas';

export { listPlantillas, type NombreEscalafon };

export const createEscalafon = (tx: Db, nombre: NombreEscalafon): Promise<void> =>
  insertEscalafon(tx, PLANTILLAS[nombre].escalafon);
