import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Respaldo = components['schemas']['Respaldo'];
export type Respaldos = components['schemas']['Respaldos'];

interface RespaldosData {
  /** The backups and their schedule (respaldos). */
  readonly respaldos: Respaldos;
}

export interface RespaldosScreenProps {
  state: ScreenState<RespaldosData>;
  /** The server's current time, in milliseconds. */
  now: number;
  /** Starts a backup (crearRespaldo). The list then shows it as running. */
  onCreate: Act<[]>;
  /** Checks a whole backup and shows the outcome (comprobarRespaldo). */
  onVerify: Act<[Respaldo]>;
  onDownload: Act<[Respaldo]>;
  onCopy: (texto: string) => void;
}
