import { color } from '../theme/tokens';

/** The meaning of a state, for its colour. A word or an icon must say the same. */
export type Tone = 'neutral' | 'success' | 'caution' | 'danger' | 'info' | 'primary';

interface ToneColors {
  soft: string;
  ink: string;
  /** The strong colour: borders and dots. */
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
