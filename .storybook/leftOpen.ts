import { contrastOf } from '../packages/domain/src/agencia/oklch';

/**
 * The reasons for which axe leaves a contrast undecided. `whyOpen` decides these cases: it computes
 * the contrast with all backgrounds behind the text.
 */
const COMPUTED = new Set([
  // Another element overlaps the text: a sticky bar over a list, a drawer, a dialog's backdrop.
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  // An ancestor paints with ::before or ::after, such as the line under a selected tab.
  'pseudoContent',
  'bgGradient',
  // A single character or a sign may be an icon. Here it must have the contrast of text.
  'shortTextContent',
  'nonBmp',
  // A field is empty. The text typed later must be readable.
  'emptyValue',
]);

type Rgba = readonly [number, number, number, number];
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A text whose contrast axe left undecided. */
export interface OpenText {
  element: Element;
  ink: string;
  box: Box;
  /** Clipping boxes of the text's ancestors. */
  clips: readonly Box[];
  painters: readonly { element: Element; box: Box }[];
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const covers = (a: Box, b: Box): boolean =>
  a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;
const meeting = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** @throws for a colour that is not written as `rgb()` or `rgba()` */
function toRgba(written: string): Rgba {
  const [r, g, b, a = 1] = /^rgba?\(/.test(written)
    ? (written.match(/[\d.]+/g) ?? []).map(Number)
    : [];
  if (r === undefined || g === undefined || b === undefined)
    throw new Error(`the colour ${written} is not in rgb()`);
  return [r, g, b, a];
}

const over = ([r, g, b, a]: Rgba, [r0, g0, b0]: Rgba): Rgba => [
  r * a + r0 * (1 - a),
  g * a + g0 * (1 - a),
  b * a + b0 * (1 - a),
  1,
];
const hex = (rgba: Rgba): string =>
  `#${rgba
    .slice(0, 3)
    .map((n) => Math.round(n).toString(16).padStart(2, '0'))
    .join('')}`;

/** The colours that a style may paint: the background colour, and each stop of a gradient. */
function coloursOf({
  backgroundColor,
  backgroundImage,
  opacity,
  mixBlendMode,
}: CSSStyleDeclaration): Rgba[] {
  if (mixBlendMode !== 'normal' || backgroundImage.includes('url('))
    throw new Error('an image or a blend mode is behind it');
  const fade = ([r, g, b, a]: Rgba): Rgba => [r, g, b, a * Number(opacity)];
  const ground = toRgba(backgroundColor);
  const stops = (backgroundImage.match(/rgba?\([^)]*\)/g) ?? []).map(toRgba);
  return (
    stops.length > 0 ? stops.map((stop) => (ground[3] === 1 ? over(stop, ground) : stop)) : [ground]
  ).map(fade);
}

interface Layer {
  colours: Rgba[];
  isWhole: boolean;
}

/**
 * The ::before and ::after boxes of ancestors that may overlap the text. Boxes in the normal flow
 * are beside the text, so they are left out.
 */
function pseudoLayers(element: Element, shown: Box): Layer[] {
  const layers: Layer[] = [];
  for (let around: Element | null = element; around; around = around.parentElement) {
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(around, pseudo);
      if (style.content === 'none' || (style.position !== 'absolute' && style.position !== 'fixed'))
        continue;
      const placed =
        getComputedStyle(around).position === 'static'
          ? ((around as HTMLElement).offsetParent ?? document.body)
          : around;
      const { left, top } = placed.getBoundingClientRect();
      const [x, y] = [
        left + placed.clientLeft + Number.parseFloat(style.left),
        top + placed.clientTop + Number.parseFloat(style.top),
      ];
      const box = {
        left: x,
        top: y,
        right: x + Number.parseFloat(style.width),
        bottom: y + Number.parseFloat(style.height),
      };
      if (meet(box, shown)) layers.push({ colours: coloursOf(style), isWhole: false });
    }
  }
  return layers;
}

/**
 * The lowest contrast with any background that may be behind the text.
 * @throws if a colour is unknown
 */
function leastContrast({ element, ink, box, clips, painters }: OpenText): number {
  const shown = clips.reduce<Box>(meeting, box);
  if (!meet(shown, shown)) return Number.POSITIVE_INFINITY;
  const layers = painters
    .filter((painter) => meet(painter.box, shown))
    .map((painter): Layer => {
      const style = getComputedStyle(painter.element);
      const isAround = painter.element.contains(element);
      if (isAround && style.opacity !== '1')
        throw new Error('an ancestor with a background is translucent');
      return { colours: coloursOf(style), isWhole: isAround && covers(painter.box, shown) };
    });
  let grounds: Rgba[] = [[255, 255, 255, 1]];
  for (const { colours, isWhole } of [...layers, ...pseudoLayers(element, shown)]) {
    const painted = grounds.flatMap((ground) => colours.map((colour) => over(colour, ground)));
    const all = new Map(
      (isWhole ? painted : [...grounds, ...painted]).map((ground) => [hex(ground), ground]),
    );
    grounds = [...all.values()];
  }
  return Math.min(
    ...grounds.map((ground) => contrastOf(hex(over(toRgba(ink), ground)), hex(ground))),
  );
}

/**
 * WCAG's minimum contrast for a text's size. A text is large from 24 CSS pixels on, a bold text
 * from 18.66.
 */
function needed(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

/**
 * @param kind axe's reason
 * @returns why the text may be unreadable; undefined if it is readable
 */
export function whyOpen(kind: string, text: OpenText): string | undefined {
  if (!COMPUTED.has(kind))
    return `axe could not decide («${kind}»), and leftOpen.ts does not compute this reason`;
  try {
    const [contrast, least] = [leastContrast(text), needed(text.element)];
    return contrast >= least
      ? undefined
      : `axe could not decide («${kind}»); the lowest contrast with a background is ${contrast.toFixed(2)}, and ${least} is needed`;
  } catch (error) {
    return `axe could not decide («${kind}»), and ${(error as Error).message}`;
  }
}
