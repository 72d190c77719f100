import { color } from '../theme/tokens';

/** What a state means, for its colour. The colour never stands alone: a word or an icon says the same. */
export type Tone = 'neutral' | 'success' | 'caution' | 'danger' | 'info' | 'primary';

interface ToneColors {
  /** Quiet fill. */
  soft: string;
  /** Ink on the quiet fill. */
  ink: string;
  /** The strong colour: edges and dots. */
  solid: string;
}

export const tones: Record<Tone, ToneColors> = {
  neutral: { soft: color.pozo, ink: color.tinta2, solid: color.tinta3 },
  success: { soft: color.laurelSuave, ink: color.laurelTexto, solid: color.laurel },
  caution: { soft: color.balizaSuave, ink: color.balizaTexto, solid: color.baliza },
  danger: { soft: color.granaSuave, ink: color.granaTexto, solid: color.grana },
  info: { soft: color.anilSuave, ink: color.anilTexto, solid: color.anil },
  primary: { soft: color.petroleoSuave, ink: color.petroleoTexto, solid: color.petroleo },
};
