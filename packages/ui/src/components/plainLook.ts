import { css, type RuleSet } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, media } from '../theme/tokens';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';

interface Look {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

// What `buttonStyles` writes for React Aria's states; the browser's own button tells them itself, and a finger that has left leaves none of them.
const HOVER = {
  secondary: color.pozo,
  quiet: color.pozo,
  tinted: `color-mix(in srgb, ${color.petroleoSuave} 86%, ${color.petroleo})`,
} as const;
const READY = '&:enabled:not([data-pending])';

/** The rules of a look that never changes: reckoned once, and not for every button that has it. */
const fixed = (look: Look): RuleSet =>
  (buttonStyles as unknown as unknown[]).map((rule) =>
    typeof rule === 'function' ? rule(look) : rule,
  ) as RuleSet;

/** A browser's own `button` in the look of `Button`, for lists, which have hundreds. Its place may say `data-disabled` and `data-pending`. */
export const plainLook = ($variant: keyof typeof HOVER, $size: ButtonSize): RuleSet => css`
  ${fixed({ $variant, $size })}
  @media (hover: hover) { ${READY}:hover { background: ${HOVER[$variant]}; } }
  ${READY}:active { box-shadow: inset 0 2px 0 ${color.filo}; }
  &:focus-visible { ${focusRing} }
  ${media.motion} { ${READY}:active > * { transform: translateY(1px); } }
`;
