const MOTIVO_LENGTH = 500;
/** The reason of an act for which the old portal gives none. */
const SIN_MOTIVO = '—';

export const motivoOf = (motivo: string | null): string =>
  motivo?.slice(0, MOTIVO_LENGTH) ?? SIN_MOTIVO;
