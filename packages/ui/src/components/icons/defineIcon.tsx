import type { IconNode } from 'lucide';
import { type ComponentType, createElement, type SVGProps } from 'react';

type Glyph = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  /** Side in pixels. Pixel art is drawn on a grid of 24, so from 24 up only its multiples are sharp. */
  size?: 16 | 20 | 24 | 48;
  /** Says what the icon means where no text does; without it the icon is decoration. */
  label?: string;
}

/** A line drawing on a grid of 24. */
function LineDrawing({ node, ...svg }: SVGProps<SVGSVGElement> & { node: IconNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name, or that it has none, comes with the props
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svg}
    >
      {node.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}

/**
 * Pairs a pixel-art icon (24 px and up) with a line icon (below, where pixels would blur) under one name.
 * Icons are separate constants, so that a bundle carries only those that it shows.
 */
export function defineIcon(Pixel: Glyph, line: IconNode) {
  return function Icon({ size = 20, label }: IconProps) {
    const naming = label
      ? { role: 'img', 'aria-label': label }
      : ({ 'aria-hidden': true } as const);
    const svg = { width: size, height: size, focusable: 'false', ...naming } as const;
    return size >= 24 ? <Pixel {...svg} /> : <LineDrawing node={line} {...svg} />;
  };
}
