import type { ComponentType, SVGProps } from 'react';

type Glyph = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  /** Side in pixels. Pixel art is drawn on a grid of 24, so from 24 up only its multiples are sharp. */
  size?: 16 | 20 | 24 | 48;
  /** Says what the icon means where no text does; without it the icon is decoration. */
  label?: string;
}

/**
 * Pairs a pixel-art icon (24 px and up) with a line icon (below, where pixels would blur) under one name.
 * Icons are separate constants, so that a bundle carries only those that it shows.
 */
export function defineIcon(Pixel: Glyph, Line: Glyph) {
  return function Icon({ size = 20, label }: IconProps) {
    const Drawing = size >= 24 ? Pixel : Line;
    const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return <Drawing width={size} height={size} focusable="false" {...naming} />;
  };
}
