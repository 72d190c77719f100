import { css, type RuleSet } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, font, media, motion, radius, space, text, touchTarget } from '../theme/tokens';
import { userSelect } from '../theme/userSelect';

/**
 * `primary`: the only solid button of a screen. `secondary`: the default. `tinted`: the main action
 * of a card or row. `danger`: destructive. `dangerOutline`: destructive in a row, because every row
 * would repeat a solid button. `quiet`: in toolbars, without a frame.
 */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'tinted'
  | 'danger'
  | 'dangerOutline'
  | 'quiet';
/** `small` for rows and toolbars: 36 px high with a touch target of 44. */
export type ButtonSize = 'normal' | 'small';

const solid = (fill: string, hover: string, ink: string): RuleSet => css`
  background: ${fill};
  color: ${ink};
  border-color: transparent;
  /* A dark lower edge, like a raised key; a press moves the shadow to the upper edge. */
  box-shadow: inset 0 -3px 0 ${color.filo};
  &[data-hovered] { background: ${hover}; }
  &[data-pressed] { box-shadow: inset 0 2px 0 ${color.filo}; }
`;

const outlined = (fill: string, hover: string, ink: string, line: string): RuleSet => css`
  background: ${fill};
  color: ${ink};
  border-color: ${line};
  &[data-hovered] { background: ${hover}; }
  &[data-pressed] { box-shadow: inset 0 2px 0 ${color.filo}; }
`;

const variants: Record<ButtonVariant, RuleSet> = {
  primary: solid(color.petroleo, color.petroleoHover, color.sobrePetroleo),
  danger: solid(color.grana, color.granaHover, color.sobreGrana),
  secondary: outlined(color.superficie, color.pozo, color.tinta, color.bordeControl),
  tinted: outlined(
    color.petroleoSuave,
    `color-mix(in srgb, ${color.petroleoSuave} 86%, ${color.petroleo})`,
    color.petroleoTexto,
    color.petroleo,
  ),
  dangerOutline: outlined(color.superficie, color.granaSuave, color.granaTexto, color.bordeControl),
  quiet: outlined('transparent', color.pozo, color.tinta, 'transparent'),
};

const small = css`
  min-height: 36px;
  padding: ${space[1]} ${space[3]};
  font-size: ${text[15]};
  /* The touch target is larger than the visible button. */
  &::after { content: ''; position: absolute; inset: -5px -2px; }
`;

export const buttonStyles = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${touchTarget};
  min-width: ${touchTarget};
  padding: ${space[2]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-family: ${font.body};
  font-size: ${text[15]};
  font-weight: 700;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${userSelect('none')}
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${motion.feedback}, border-color ${motion.feedback}, color ${motion.feedback}, box-shadow ${motion.feedback};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => $size === 'small' && small}
  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] {
    background: ${color.pozo};
    color: ${color.tinta3};
    border-color: transparent;
    box-shadow: none;
    cursor: not-allowed;
  }
  &[data-pending] { cursor: progress; }
  svg { flex: none; }
  ${media.motion} {
    &[data-pressed] > * { transform: translateY(1px); }
  }
  @media (forced-colors: active) { border-color: ButtonBorder; }
`;
