import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { color, text } from '../theme/tokens';
import { Bar, BarRoom, Frame, type PerView, Slide, Strip, Window } from './carouselParts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons/firstPage';
import { SquareButton } from './SquareButton';
import { useStrip } from './useStrip';

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
  /** Name of the region, e.g. `Equipo de administración`. */
  label: string;
  /** From left to right. */
  items: readonly CarouselItem[];
  /** Maximum slides side by side; a narrow container shows fewer. */
  perView?: PerView;
  /** Index of the first visible slide. */
  startAt?: number;
  /** Whether the buttons move by all visible slides instead of one slide. */
  byPage?: boolean;
}

/** In a text field the arrow keys move the cursor, not the carousel. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Slides side by side, moved by swipe, buttons or arrow keys. After the last slide comes the first.
 * The carousel never moves by itself. Hidden slides stay in the tab order and scroll into view on
 * focus.
 */
export function Carousel({
  label,
  items,
  perView = 3,
  startAt = 0,
  byPage = false,
}: CarouselProps) {
  const { ref, first, fitting, isMeasured, moveTo } = useStrip(items.length, startAt, perView);
  // Index of the first visible slide when the last slide is at the right edge.
  const end = Math.max(0, items.length - fitting);
  const last = Math.min(first + fitting, items.length) - 1;
  const jump = byPage ? fitting : 1;
  const move = (step: 1 | -1) => {
    const isAtEnd = first === (step === 1 ? end : 0);
    moveTo(isAtEnd ? end - first : Math.min(Math.max(first + step * jump, 0), end));
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
      <Window ref={ref}>
        <Strip $perView={perView}>
          {items.map(({ id, content }, index) => (
            <Slide
              key={id}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${index + 1} de ${items.length}`}
            >
              {content}
            </Slide>
          ))}
        </Strip>
      </Window>
      {!isMeasured && <BarRoom $count={items.length} $perView={perView} />}
      {isMeasured && end > 0 && (
        <Bar>
          <SquareButton
            $variant="quiet"
            $size="normal"
            aria-label="Anterior"
            onPress={() => move(-1)}
          >
            <ChevronLeftIcon size={24} />
          </SquareButton>
          <Place role="status">{`${first === last ? first + 1 : `${first + 1}–${last + 1}`} de ${items.length}`}</Place>
          <SquareButton
            $variant="quiet"
            $size="normal"
            aria-label="Siguiente"
            onPress={() => move(1)}
          >
            <ChevronRightIcon size={24} />
          </SquareButton>
        </Bar>
      )}
    </Frame>
  );
}
