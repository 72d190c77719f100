import { formatInstant } from '@garita/domain/formato/instant';

interface Cerrado {
  readonly abierto_en: string;
  readonly cerrado_en: string;
}

/** A closed period in the reader's zone: `del 9 nov 2026, 07:00 al 16 nov 2026, 07:00`. */
export const formatPeriodo = ({ abierto_en, cerrado_en }: Cerrado): string =>
  `del ${formatInstant(abierto_en)} al ${formatInstant(cerrado_en)}`;
