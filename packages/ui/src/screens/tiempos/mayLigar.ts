import type { Subject } from '@garita/domain/acceso/can';
import { findObstaculo } from '@garita/domain/tiempos/acciones';
import type { Tiempo } from './TiemposScreenProps';

/** Whether the viewer may take a time: it has no senior, and its person is of a lower category. */
export const mayLigar = (viewer: Subject, tiempo: Tiempo): boolean =>
  tiempo.alto <= 0 && findObstaculo('ligar', tiempo, viewer) === null;
