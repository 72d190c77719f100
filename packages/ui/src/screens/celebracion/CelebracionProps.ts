import type { Act } from '../useAct';

export interface Escalon {
  readonly mision: string;
  readonly categoria: number;
  /** The URL of the badge's picture; null or empty for the default. */
  readonly placa: string | null;
}

export type Celebracion =
  | {
      readonly tipo: 'ascenso';
      readonly quien: string;
      /** The former mission; null when unknown. */
      readonly antes: Escalon | null;
      readonly ahora: Escalon;
      /** The text that the user should set as the avatar's motto. */
      readonly lema: string;
    }
  | { readonly tipo: 'empleadoMes'; readonly quien: string }
  /** The number of full years in the agency, reached today. */
  | { readonly tipo: 'aniversario'; readonly anios: number };

export interface CelebracionDialogProps {
  celebracion: Celebracion;
  /** The viewer's own name. */
  usuario: string;
  /** Copies a text and reports the result. */
  onCopy: (texto: string) => void;
  /** Shares the card's picture, which may still be pending, and reports the result. */
  onShare: Act<[imagen: Promise<Blob>]>;
  onClose: () => void;
}
