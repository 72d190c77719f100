import type { Subject } from '@garita/domain/acceso/can';
import { findObstaculo } from '@garita/domain/tiempos/acciones';
import type { Tiempo } from './TiemposScreenProps';

/** The viewer may take a time that has no senior and whose person is below. */
export const mayLigar = (viewer: Subject, tiempo: Tiempo): boolean =>
  tiempo.alto <= 0 && findObstaculo('ligar', tiempo, viewer) === null;
