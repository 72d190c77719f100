import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** After so long without movement the strip has come to rest. Milliseconds. */
const REST = 100;

interface Measures {
  /** How far the strip is moved to have each slide at its left edge. */
  readonly offsets: readonly number[];
  /** How many slides fit at once. */
  readonly fitting: number;
}

function measure(box: HTMLElement): Measures {
  const slides = [...(box.firstElementChild?.children ?? [])].map((slide) =>
    slide.getBoundingClientRect(),
  );
  const start = slides[0]?.left ?? 0;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // Widths are fractions of a pixel, room is whole ones.
  return {
    offsets: slides.map(({ left }) => left - start),
    fitting: Math.max(1, slides.filter(({ right }) => right - start <= room + 1).length),
  };
}

/** The slide at the left edge. */
function findFirst({ scrollLeft }: HTMLElement, { offsets }: Measures): number {
  const far = offsets.map((offset) => Math.abs(offset - scrollLeft));
  return far.indexOf(Math.min(...far));
}

interface Strip {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The first slide in sight, or on its way there, counted from 0. */
  readonly first: number;
  /** How many are in sight at once. */
  readonly fitting: number;
  /** Whether that is known, and not a guess. */
  readonly isMeasured: boolean;
  /** Brings a slide to the left edge, or as far as there are slides. */
  readonly moveTo: (index: number) => void;
}

/** A row of slides in a box that the browser moves: by finger, by the focus going through it, or by `moveTo`. @param guess how many will about fit. */
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
    // Reports the first size as well, before anything is painted.
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
