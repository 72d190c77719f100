import { Suspense } from 'react';
import type { CarouselProps } from '../../components/Carousel';
import { lazyPart } from '../../parts/lazyPart';
import { StillCarousel } from './StillCarousel';
import { useNear } from './useNear';

const Carousel = lazyPart(() => import('../../components/Carousel'), 'Carousel', {
  waits: 'around',
  instead: ({ items }) => items.map(({ id, content }) => <div key={id}>{content}</div>),
});

/**
 * A carousel whose code is fetched when the reader comes near it: a visitor's first page goes without. Until then its slides stand still; should it be
 * missing, one under the other.
 */
export function NearCarousel(props: CarouselProps) {
  const [ref, isNear] = useNear();
  const still = <StillCarousel {...props} />;
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={still}>
          <Carousel {...props} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
