export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** An image's place on its tile, in CSS pixels. */
interface Place {
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/**
 * The largest integer scale up to 3 at which an image fits. An image that does not fit keeps its
 * size and is cropped.
 */
const wholeScale = (natural: number, side: number): number =>
  Math.min(3, Math.max(1, Math.floor(side / natural)));

/** From this side on a tile shows full figures. */
const WHOLE_FROM = 120;

/**
 * Whether the image shows a person. A person's image is taller than wide: about 1.7 times for a
 * full figure, 1.15 times for a head.
 */
const isPerson = ({ width, height }: PictureSize): boolean => height > 1.1 * width;

/**
 * Scales an image by integers only. An image that fits is aligned to the tile's bottom. A small
 * tile shows a person's head, which is six tenths as wide as the image. An image taller than the
 * tile is moved up by the free space above the head, which is an eighth of the image's width.
 */
export function placePicture({ width, height }: PictureSize, side: number): Place {
  const showsHead = side < WHOLE_FROM && isPerson({ width, height });
  const scale = wholeScale(showsHead ? width * 0.6 : Math.max(width, height), side);
  const below = side - height * scale;
  return {
    width: width * scale,
    left: Math.floor((side - width * scale) / 2),
    top: below < 0 ? Math.max(below, -Math.round(width / 8) * scale) : below,
  };
}
