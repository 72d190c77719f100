import styled from 'styled-components';
import type { CarouselProps } from '../../components/Carousel';
import { BarRoom, Frame, Slide, Strip, Window } from '../../components/carouselParts';

/** Where no script will ever come, the slides are reached by scrolling. */
const Still = styled(Window)`
  @media (scripting: none) { overflow-x: auto; }
`;

/** A carousel before its code has come: the same slides in the same places. */
export function StillCarousel({ items, perView = 3 }: Pick<CarouselProps, 'items' | 'perView'>) {
  return (
    <Frame as="div">
      <Still>
        <Strip $perView={perView}>
          {items.map(({ id, content }) => (
            <Slide key={id}>{content}</Slide>
          ))}
        </Strip>
      </Still>
      <BarRoom $count={items.length} $perView={perView} />
    </Frame>
  );
}
