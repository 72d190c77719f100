import { type ColorRole, palette } from './palette';

/** `petroleoSuave` → `--petroleo-suave`, `tinta2` → `--tinta-2`. */
export const cssName = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replace(/(?<=[a-z])(?=\d)/g, '-')}`;

/**
 * Colours by role, e.g. `color.petroleo` = `var(--petroleo)`; the value follows the nearest
 * `data-tema`.
 */
export const color = Object.fromEntries(
  Object.keys(palette).map((role) => [role, `var(${cssName(role)})`]),
) as Record<ColorRole, string>;

/**
 * Background of text fields: it contrasts with the surface, so cards and dialogs change it (see
 * `onSurface`).
 */
export const fieldBackground = 'var(--campo)';

/** The style of a raised surface, which makes its fields visible. */
export const onSurface = `--campo: ${color.fondo};`;

export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
} as const;
/** Padding of a card, a dialog or a drawer. */
export const inset = '20px';
export const radius = { tag: '3px', control: '6px', card: '8px' } as const;

export const font = {
  title: "'Bricolage Grotesque Variable', 'Bricolage suplente', system-ui, sans-serif",
  /** Body text. User names need its distinct shapes of I, l, 1 and O, 0. */
  body: "'Atkinson Hyperlegible Next Variable', 'Atkinson suplente', system-ui, sans-serif",
  /** Signatures, codes, durations. */
  mono: "'Martian Mono Variable', ui-monospace, 'DejaVu Sans Mono', monospace",
  /** Digits of badges and of the countdown; never body text. */
  pixel: "'Jersey 10', 'Martian Mono Variable', ui-monospace, monospace",
} as const;

/** Type scale: 13 to 44 px, in rem so that text follows the reader's font size. */
export const text = {
  13: '0.8125rem',
  15: '0.9375rem',
  16: '1rem',
  18: '1.125rem',
  20: '1.25rem',
  27: '1.6875rem',
  32: '2rem',
  44: '2.75rem',
} as const;

export const motion = {
  /** The duration of the feedback to a press. */
  feedback: '120ms',
  /** The duration of the entry of a page or a dialog. */
  page: '200ms',
  drawer: '320ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const layer = {
  sticky: 10,
  bar: 20,
  overlay: 100,
  popover: 110,
  toast: 200,
  splash: 300,
} as const;

/** Minimum side of a touch target. */
export const touchTarget = '44px';

/** Below this width tables become cards and dialogs become sheets. */
export const COMPACT_WIDTH = 720;
/** The same limit as a query for `useMedia`. */
export const COMPACT = `(max-width: ${COMPACT_WIDTH - 0.02}px)`;
export const media = {
  compact: `@media ${COMPACT}`,
  wide: `@media (min-width: ${COMPACT_WIDTH}px)`,
  /**
   * A phone on its side, or a page at 400 % zoom. Nothing stays fixed, since it would cover the
   * page.
   */
  short: '@media (max-height: 479.98px)',
  hover: '@media (hover: hover)',
  /** All motion is inside this query; fades may be outside. */
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;
