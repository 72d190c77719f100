import { type ComponentType, createElement, type SVGProps } from 'react';

type Glyph = ComponentType<SVGProps<SVGSVGElement>>;
/**
 * The elements of a line icon, as `lucide` gives them. The published types cannot import that
 * package, because no app installs it.
 */
type Lines = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps {
  /** Side in pixels. Pixel icons use a grid of 24, so that only its multiples are sharp. */
  size?: 16 | 20 | 24 | 48;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
}

function LineDrawing({ node, ...svg }: SVGProps<SVGSVGElement> & { node: Lines }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the props give it an accessible name or mark it as decorative
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
 * Pairs a pixel icon (24 px and up) with a line icon (below, where pixels would blur) under one
 * name.
 */
export function defineIcon(Pixel: Glyph, line: Lines) {
  return function Icon({ size = 20, label }: IconProps) {
    const naming = label
      ? { role: 'img', 'aria-label': label }
      : ({ 'aria-hidden': true } as const);
    const svg = { width: size, height: size, focusable: 'false', ...naming } as const;
    return size >= 24 ? <Pixel {...svg} /> : <LineDrawing node={line} {...svg} />;
  };
}
