import type { CSSProperties, Ref } from 'react';

/**
 * All properties of a wrapped React Aria component, except those that the wrapper defines itself.
 * Class and style cannot be functions: styled-components drops a function for the class.
 */
export type Wrapped<Props, Own extends PropertyKey = never, Root = HTMLDivElement> = Omit<
  Props,
  Own | 'children' | 'className' | 'style' | 'render'
> & {
  /** A class beside the component's own. */
  className?: string;
  /** Inline style, e.g. for the place in a layout. */
  style?: CSSProperties;
  /** The root's DOM element. */
  ref?: Ref<Root>;
};
