import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables';
import type { Escalafon } from './Escalafon';
import { insertEscalafon } from './escalafon.repository';
import { POLICIA } from './policia';
import { SEGURIDAD } from './seguridad';

/** The ladders that an agency can begin with. */
const ESCALAFONES = { policia: POLICIA, seguridad: SEGURIDAD } satisfies Record<string, Escalafon>;

export type NombreEscalafon = keyof typeof ESCALAFONES;

/** Gives an agency without one its ladder. */
export const createEscalafon = (tx: Kysely<DB>, nombre: NombreEscalafon): Promise<void> => insertEscalafon(tx, ESCALAFONES[nombre]);
