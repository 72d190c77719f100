import { DIAS_PERIODO } from '@garita/domain/membresias/periodo';

/** For how many days a membership is sold, as a choice: `15 o 30`. */
export const DIAS = Object.values(DIAS_PERIODO).join(' o ');
