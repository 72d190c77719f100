import { DIAS_PERIODO } from '@garita/domain/membresias/periodo';

/** The possible days of a sold membership, as text: `15 o 30`. */
export const DIAS = Object.values(DIAS_PERIODO).join(' o ');
