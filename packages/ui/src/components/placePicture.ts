/** What a picture says of itself, in its own pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Where a picture stands on its tile, in px of the tile. */
interface Place {
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** The largest whole scale, three at most, at which so many px fit; what is larger than its tile keeps its own size and is cut. */
const wholeScale = (natural: number, side: number): number =>
  Math.min(3, Math.max(1, Math.floor(side / natural)));

/** From here on a tile shows whole figures. */
const WHOLE_FROM = 120;

/** Higher than wide: a figure from head to foot, by about 1.7, or a head alone, by 1.15. */
const isPerson = ({ width, height }: PictureSize): boolean => height > 1.1 * width;

/**
 * A picture's pixels grow by whole numbers only. What fits stands on the tile's floor. Of a person a small tile shows the head, which takes six
 * tenths of the picture's width; what is higher than its tile begins below the free room above the head: 8 of 64 px, 4 of 33.
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
