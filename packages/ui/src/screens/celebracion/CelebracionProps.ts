import type { Act } from '../useAct';

/** A place on the ladder, as it is shown. */
export interface Escalon {
  readonly mision: string;
  readonly categoria: number;
  /** Address of the badge's picture; null or empty while the agency has none. */
  readonly placa: string | null;
}

/** What there is to celebrate. */
export type Celebracion =
  | {
      readonly tipo: 'ascenso';
      /** Who promoted them. */
      readonly quien: string;
      /** Where they come from, where that is known. */
      readonly antes: Escalon | null;
      readonly ahora: Escalon;
      /** What they write as their avatar's mission from now on. */
      readonly lema: string;
    }
  | { readonly tipo: 'empleadoMes'; readonly quien: string }
  /** So many years in the agency today. */
  | { readonly tipo: 'aniversario'; readonly anios: number };

export interface CelebracionDialogProps {
  celebracion: Celebracion;
  /** Whom it is about: who looks. */
  usuario: string;
  /** Copies a text, and tells how that went. */
  onCopy: (texto: string) => void;
  /** Shares the picture of the card, which may still be being drawn, and tells how that went. */
  onShare: Act<[imagen: Promise<Blob>]>;
  onClose: () => void;
}
