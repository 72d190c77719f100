import { shorten } from '@garita/domain/formato/shorten';

const MOTIVO_LENGTH = 500;
/** The reason of an act for which the old portal gives none. */
const SIN_MOTIVO = '—';

export const motivoOf = (motivo: string | null): string =>
  shorten(motivo ?? SIN_MOTIVO, MOTIVO_LENGTH);
