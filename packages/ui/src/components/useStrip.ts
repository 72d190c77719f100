import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Time without scrolling after which the strip is at rest, in milliseconds. */
const REST = 100;

interface Measures {
  readonly offsets: readonly number[];
  readonly fitting: number;
}

function measure(box: HTMLElement): Measures {
  const slides = [...(box.firstElementChild?.children ?? [])].map((slide) =>
    slide.getBoundingClientRect(),
  );
  const start = slides[0]?.left ?? 0;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // `clientWidth` is rounded and slide widths are fractional, hence the tolerance of 1 px.
  return {
    offsets: slides.map(({ left }) => left - start),
    fitting: Math.max(1, slides.filter(({ right }) => right - start <= room + 1).length),
  };
}

function findFirst({ scrollLeft }: HTMLElement, { offsets }: Measures): number {
  const far = offsets.map((offset) => Math.abs(offset - scrollLeft));
  return far.indexOf(Math.min(...far));
}

interface Strip {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Index of the first visible slide, or of the scroll's target. */
  readonly first: number;
  readonly fitting: number;
  /** Whether `fitting` is measured, not guessed. */
  readonly isMeasured: boolean;
  /** Scrolls a slide to the left edge, as far as possible. */
  readonly moveTo: (index: number) => void;
}

/**
 * A row of slides in a native scroll container: moved by touch, by focus, or by `moveTo`.
 * @param guess the number of slides that fit, until it is measured
 */
export function useStrip(count: number, startAt: number, guess: number): Strip {
  const ref = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(startAt);
  const [measured, setMeasured] = useState<number>();
  const show = (index: number, behavior: ScrollBehavior) => {
    const box = ref.current;
    if (!box) return;
    const measures = measure(box);
    const possible = Math.max(0, Math.min(index, measures.offsets.length - measures.fitting));
    setMeasured(measures.fitting);
    setFirst(possible);
    box.scrollTo({ left: measures.offsets[possible] ?? 0, behavior });
  };
  const keepPlace = useEffectEvent(() => show(first, 'instant'));
  const begin = useEffectEvent((index: number) => show(index, 'instant'));
  useLayoutEffect(() => begin(startAt), [startAt]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || count === 0) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(() => setFirst(findFirst(box, measure(box))), REST);
    };
    // The observer also reports the initial size, before the first paint.
    const observer = new ResizeObserver(() => keepPlace());
    observer.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(resting);
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [count]);
  return {
    ref,
    first,
    fitting: measured ?? guess,
    isMeasured: measured !== undefined,
    moveTo: (index) => show(index, 'auto'),
  };
}
