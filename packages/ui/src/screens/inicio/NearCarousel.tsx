import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { CarouselProps } from '../../components/Carousel';
import { Loading, Skeleton } from '../../components/Skeleton';
import { useNear } from './useNear';

const Carousel = lazy(() => import('../../components/Carousel').then((module) => ({ default: module.Carousel })));

/** A part of the page that cannot be fetched is no reason to lose the page: its slides then stand one under the other. */
class Fallback extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

interface NearCarouselProps extends CarouselProps {
  /** Height in pixels that it will about have. */
  height: number;
}

/** A carousel whose code is fetched when the reader comes near it: a visitor's first page goes without. */
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
        <Fallback instead={props.items.map(({ id, content }) => <div key={id}>{content}</div>)}>
          <Suspense fallback={waiting}>
            <Carousel {...props} />
          </Suspense>
        </Fallback>
      ) : (
        waiting
      )}
    </div>
  );
}
