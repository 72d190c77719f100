import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, text } from '../theme/tokens';
import { Bar, BarRoom, Frame, type PerView, Slide, Strip, Window } from './carouselParts';
import { IconButton } from './IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';

const Place = styled.p`
  min-width: 7ch;
  font-size: ${text[15]};
  text-align: center;
  color: ${color.tinta2};
  font-variant-numeric: tabular-nums;
`;

export interface CarouselItem {
  id: string | number;
  content: ReactNode;
}

export interface CarouselProps {
  /** What the slides are, e.g. `Equipo de administración`. */
  label: string;
  items: readonly CarouselItem[];
  /** Slides side by side where there is room; phones show one. */
  perView?: PerView;
  /** Which slide is in sight at first, counted from 0. */
  startAt?: number;
  /** Moves by as many as are in sight instead of one. */
  byPage?: boolean;
}

type Embla = UseEmblaCarouselType[1];

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Keys that write or move a text cursor belong to whoever has the focus. */
const isTyping = (target: EventTarget): boolean => target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Which slides are in sight, counted from 0, and at how many places the strip can stop: none before it has been measured. */
function useSight(embla: Embla, count: number) {
  const [{ first, stops }, setSight] = useState({ first: 0, stops: 0 });
  useEffect(() => {
    if (!embla) return;
    const look = () => setSight({ first: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length });
    look();
    embla.on('select', look).on('reInit', look);
    return () => void embla.off('select', look).off('reInit', look);
  }, [embla]);
  // Each stop has another slide at its left edge, and the last one has the last slide at the right: so many fit.
  return { stops, first, last: first + count - stops };
}

/**
 * Slides side by side, to be swiped, or moved with the buttons or the arrow keys; after the last comes the first again. It never moves
 * by itself. Slides out of sight keep their place in the order of Tab and come into sight with the focus.
 */
export function Carousel({ label, items, perView = 3, startAt = 0, byPage = false }: CarouselProps) {
  const [windowRef, embla] = useEmblaCarousel({ align: 'start', startIndex: startAt, breakpoints: { [LESS_MOTION]: { duration: 0 } } });
  const { stops, first, last } = useSight(embla, items.length);
  const jump = byPage ? last - first + 1 : 1;
  const move = (step: 1 | -1) => {
    const [now, end] = [embla?.selectedScrollSnap() ?? 0, stops - 1];
    const isAtEnd = now === (step === 1 ? end : 0);
    embla?.scrollTo(isAtEnd ? end - now : Math.min(Math.max(now + step * jump, 0), end));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
    else return;
    event.preventDefault();
  };
  return (
    <Frame aria-roledescription="carrusel" aria-label={label} onKeyDown={handleKey}>
      <Window ref={windowRef}>
        <Strip $perView={perView}>
          {items.map(({ id, content }, index) => (
            <Slide key={id} role="group" aria-roledescription="diapositiva" aria-label={`${index + 1} de ${items.length}`}>
              {content}
            </Slide>
          ))}
        </Strip>
      </Window>
      {stops === 0 && <BarRoom $count={items.length} $perView={perView} />}
      {stops > 1 && (
        <Bar>
          <IconButton label="Anterior" onPress={() => move(-1)}>
            <ChevronLeftIcon size={24} />
          </IconButton>
          <Place role="status">{`${first === last ? first + 1 : `${first + 1}–${last + 1}`} de ${items.length}`}</Place>
          <IconButton label="Siguiente" onPress={() => move(1)}>
            <ChevronRightIcon size={24} />
          </IconButton>
        </Bar>
      )}
    </Frame>
  );
}
