import type { ParteMantenimiento } from '@garita/ui/screens/mantenimiento/MantenimientoScreenProps';

const PARTES: readonly ParteMantenimiento[] = ['rangos', 'membresias', 'misiones'];

/** The tab that an address names; the ranks for one that names none. */
export const findParte = (parte: string | null): ParteMantenimiento =>
  PARTES.find((one) => one === parte) ?? 'rangos';
