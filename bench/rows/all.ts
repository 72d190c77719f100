import type { Row } from '../Row';
import { poll } from './poll';

/** In the order of the report. */
export const ROWS: readonly Row[] = [poll];
