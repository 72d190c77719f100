import { contrastOf } from '../packages/domain/src/agencia/oklch';
import { TEMAS, type Tema } from '../packages/ui/src/theme/palette';
import { whyOpen } from './leftOpen';

/**
 * An element that may be painted behind or above a text: a background, a backdrop, a translucent
 * ancestor.
 */
interface Painter {
  element: Element;
  box: DOMRect;
  look: string;
  /** The position and z-index of each positioned ancestor and of the element itself. */
  layers: string;
  /**
   * Whether the element is translucent or blended as a whole. Then no background inside it hides
   * the elements behind it.
   */
  isGroup: boolean;
  isOpaque: boolean;
  place: number;
}

interface TextRun {
  element: Element;
  box: DOMRect;
  letters: string;
  ink: string;
  layers: string;
  place: number;
  clips: readonly DOMRect[];
}

interface Surroundings {
  /**
   * The position and z-index of each positioned ancestor of the text. Comparing them with the
   * layers of a {@link Painter} decides whether the text is above or below the painter.
   */
  layers: string;
  isHiddenFromReaders: boolean;
  isOutOfUse: boolean;
  /** Clipping boxes of the text's ancestors. */
  clips: readonly DOMRect[];
}

const CLEAR = 'rgba(0, 0, 0, 0)';
const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const covers = (a: DOMRect, b: DOMRect): boolean =>
  a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;
const FIELDS = new Set(['input', 'select', 'textarea']);
function hasText(element: Element): boolean {
  if (FIELDS.has(element.localName)) return true;
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) return true;
  return false;
}

/** How an element's style paints, or undefined if it paints nothing. */
function paintOf({ backgroundColor, backgroundImage, opacity, mixBlendMode }: CSSStyleDeclaration) {
  const isGroup = opacity !== '1' || mixBlendMode !== 'normal';
  const isPlain = backgroundImage === 'none' && !isGroup;
  if (isPlain && backgroundColor === CLEAR) return undefined;
  const look = isPlain
    ? backgroundColor
    : [backgroundColor, backgroundImage, opacity, mixBlendMode].join();
  return { look, isGroup, isOpaque: backgroundColor.startsWith('rgb(') && !isGroup };
}

/** Collects painters and texts in document order. */
class Survey {
  readonly painters: Painter[] = [];
  readonly texts: TextRun[] = [];
  private place = 0;

  visit(element: Element, around: Surroundings): void {
    const style = getComputedStyle(element);
    if (style.display === 'none' || (element instanceof SVGElement && !element.textContent?.trim()))
      return;
    // The contrast of elements hidden from screen readers is not checked, but they may be behind or
    // above a text.
    const isHiddenFromReaders =
      around.isHiddenFromReaders ||
      element.getAttribute('aria-hidden') === 'true' ||
      element.hasAttribute('inert');
    // WCAG exempts disabled elements.
    const isOutOfUse =
      around.isOutOfUse ||
      element.matches(':disabled, [aria-disabled="true"], label:has(:disabled)');
    const place = this.place++;
    const paint = paintOf(style);
    const isText =
      !isHiddenFromReaders && !isOutOfUse && hasText(element) && style.visibility === 'visible';
    const isClipping = style.overflow !== 'visible';
    const layers =
      style.position === 'static'
        ? around.layers
        : `${around.layers} ${style.position} ${style.zIndex}`;
    let { clips } = around;
    if (paint || isText || isClipping) {
      const box = element.getBoundingClientRect();
      if (paint) this.painters.push({ element, box, place, layers, ...paint });
      if (isText && isInSight(box, clips))
        this.texts.push({
          element,
          box,
          place,
          layers,
          clips,
          ink: style.color,
          letters: lettersOf(element, style),
        });
      if (isClipping) clips = [...clips, box];
    }
    for (const child of element.children)
      this.visit(child, { layers, isHiddenFromReaders, isOutOfUse, clips });
  }
}

const isInSight = (box: DOMRect, clips: readonly DOMRect[]): boolean =>
  box.width > 1 && box.height > 1 && clips.every((clip) => meet(clip, box));

/**
 * The properties of a text's look that do not depend on its background. `sign` marks texts that axe
 * may leave undecided: single characters and texts without letters.
 */
const lettersOf = (
  element: Element,
  { color, fontSize, fontWeight, textShadow }: CSSStyleDeclaration,
): string => {
  const words = element.textContent?.trim() ?? '';
  return [
    color,
    fontSize,
    fontWeight,
    textShadow,
    words.length === 1 || !/[\p{L}\p{N}]/u.test(words) ? 'sign' : '',
  ].join();
};

/**
 * The keys of the looks that passed. Failed looks are not stored, so that every story with such a
 * look fails.
 */
const readable = new Set<string>();

interface Look {
  element: Element;
  text: TextRun;
  /** The painters that overlap the text, lowest first. */
  painters: readonly Painter[];
  key: string;
  /** Whether axe may leave the text undecided, because of another element or an image. */
  isUnclear: boolean;
  /** Plain text on one plain background. */
  plain?: { ink: string; ground: string };
}

function lookOf(text: TextRun, painters: readonly Painter[]): Look {
  const { element, box, ink, letters, layers, place } = text;
  let grounds: string[] = [];
  let seen: Painter[] = [];
  for (const painter of painters) {
    const isBelow = painter.element.contains(element);
    if (!isBelow && !meet(painter.box, box)) continue;
    if (isBelow && painter.isOpaque && covers(painter.box, box))
      seen = seen.filter((other) => !isHidden(other, painter));
    seen.push(painter);
  }
  const others = seen.filter((painter) => !painter.element.contains(element));
  grounds = seen.map((painter) => {
    if (others.includes(painter))
      return `${painter.place < place ? 'before' : 'after'} ${painter.look} ${painter.layers}`;
    return covers(painter.box, box)
      ? painter.look
      : `${meet(painter.box, box) ? 'in part' : 'elsewhere'} ${painter.look}`;
  });
  const isUnclear =
    letters.endsWith('sign') ||
    others.length > 0 ||
    grounds.some((ground) => /gradient|url\(/.test(ground));
  const [ground = ''] = grounds;
  const isPlain =
    grounds.length === 1 &&
    /^rgb\(/.test(ground) &&
    /^rgb\(/.test(ink) &&
    letters.includes(',none,') &&
    !(element instanceof SVGElement);
  return {
    element,
    text,
    painters: seen,
    isUnclear,
    ...(isPlain && { plain: { ink, ground } }),
    key: [letters, others.length > 0 ? layers : '', ...grounds].join('\n'),
  };
}

/** Whether a later opaque box covers an earlier box completely. */
const isHidden = (below: Painter, ground: Painter): boolean =>
  !below.isGroup &&
  (below.element.contains(ground.element) ||
    below.layers === ground.layers ||
    heightOf(below) < heightOf(ground));
const heightOf = ({ layers }: Pick<Painter, 'layers'>): number =>
  Number(/ (-?\d+)/.exec(layers)?.[1] ?? 0);

/**
 * Whether an opaque box covers the text, as a bar covers scrolled content. The user does not see
 * such a text.
 */
function hides(painter: Painter, text: TextRun): boolean {
  if (!painter.isOpaque || painter.layers === text.layers || painter.element.contains(text.element))
    return false;
  return (
    heightOf(painter) > heightOf(text) ||
    (heightOf(painter) === heightOf(text) && painter.place > text.place)
  );
}

function looks(): Look[] {
  const survey = new Survey();
  survey.visit(document.documentElement, {
    layers: '',
    isHiddenFromReaders: false,
    isOutOfUse: false,
    clips: [],
  });
  return survey.texts.map((text) => lookOf(text, survey.painters));
}

const LEAST = 4.5;
const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((n) => Number(n).toString(16).padStart(2, '0')).join('')}`;
const isReadable = ({ key, plain }: Look): boolean => {
  if (readable.has(key)) return true;
  if (!plain || contrastOf(hex(plain.ink), hex(plain.ground)) < LEAST) return false;
  readable.add(key);
  return true;
};

/**
 * Checks looks with axe, and adds those that pass to `readable`.
 * @returns one sentence for each failure
 */
async function runAxe(unknown: readonly Look[], tema: Tema): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const { violations, passes, incomplete } = await axe.run(
    { include: unknown.map(({ element }) => element) },
    {
      runOnly: ['color-contrast'],
      resultTypes: ['violations', 'passes', 'incomplete'],
      elementRef: true,
      selectors: false,
      iframes: false,
    },
  );
  const nodesOf = (results: typeof violations) => results.flatMap(({ nodes }) => nodes);
  const passed = new Set<Element | undefined>(nodesOf(passes).map(({ element }) => element));
  const why = new Map<Element | undefined, string | undefined>();
  for (const { element, any } of nodesOf(violations))
    why.set(element, any.map(({ message }) => message).join('; '));
  const looksOf = new Map(unknown.map((look) => [look.element as Element | undefined, look]));
  for (const { element, any } of nodesOf(incomplete)) {
    const look = looksOf.get(element);
    if (look)
      why.set(
        element,
        whyOpen(any[0]?.data?.messageKey ?? 'no reason', {
          ...look.text,
          painters: look.painters.filter((painter) => !hides(painter, look.text)),
        }),
      );
  }
  const refused = new Set(unknown.filter(({ element }) => why.get(element)).map(({ key }) => key));
  // A look includes all boxes that overlap the text, so its result is valid for every text with the
  // same look.
  for (const { element, key, isUnclear } of unknown)
    if ((passed.has(element) || isUnclear) && !refused.has(key)) readable.add(key);
  return [...why].flatMap(([element, text]) =>
    text ? [`${tema}: ${element?.outerHTML.slice(0, 120)}: ${text}`] : [],
  );
}

/**
 * Texts with insufficient contrast in either theme. axe checks only new looks. A look is a text's
 * size and weight and all boxes that overlap it, in one theme. The page stays in the theme of the
 * last check: the checks that follow do not depend on the theme.
 */
export async function lowContrast(): Promise<string[]> {
  const root = document.documentElement;
  const found: string[] = [];
  // The current theme comes first, since each change of theme restyles and repaints the page.
  for (const tema of root.dataset.tema === 'oscuro' ? TEMAS.toReversed() : TEMAS) {
    root.dataset.tema = tema;
    const unknown = looks().filter((look) => !isReadable(look));
    if (unknown.length > 0) found.push(...(await runAxe(unknown, tema)));
  }
  return found;
}
