import type { ParteMantenimiento } from '@garita/ui/screens/mantenimiento/MantenimientoScreenProps';

const PARTES: readonly ParteMantenimiento[] = ['rangos', 'membresias', 'misiones'];

export const findParte = (parte: string | null): ParteMantenimiento =>
  PARTES.find((one) => one === parte) ?? 'rangos';
