import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Respaldo = components['schemas']['Respaldo'];
export type Respaldos = components['schemas']['Respaldos'];

interface RespaldosData {
  /** The backups and how they are made (respaldos). */
  readonly respaldos: Respaldos;
}

export interface RespaldosScreenProps {
  state: ScreenState<RespaldosData>;
  /** The server's clock, in milliseconds. */
  now: number;
  /** Begins one; the list then says that it is being made (crearRespaldo). */
  onCreate: Act<[]>;
  /** Reads one to its end and shows what came of it (comprobarRespaldo). */
  onVerify: Act<[Respaldo]>;
  /** Gives the browser the file (descargarRespaldo). */
  onDownload: Act<[Respaldo]>;
  onCopy: (texto: string) => void;
  /** A text to be shown as a notice: a refusal that has no place of its own. */
  onAviso: (texto: string) => void;
}
