import { Suspense } from 'react';
import type { CarouselProps } from '../../components/Carousel';
import { Loading, Skeleton } from '../../components/Skeleton';
import { lazyPart } from '../../parts/lazyPart';
import { useNear } from './useNear';

const Carousel = lazyPart(() => import('../../components/Carousel'), 'Carousel', {
  waits: 'around',
  instead: ({ items }) => items.map(({ id, content }) => <div key={id}>{content}</div>),
});

interface NearCarouselProps extends CarouselProps {
  /** Height in pixels that it will about have. */
  height: number;
}

/**
 * A carousel whose code is fetched when the reader comes near it: a visitor's first page goes without. Should it be missing, its slides stand
 * one under the other.
 */
export function NearCarousel({ height, ...props }: NearCarouselProps) {
  const [ref, isNear] = useNear();
  const waiting = (
    <Loading>
      <Skeleton height={`${height}px`} />
    </Loading>
  );
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Carousel {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
