/** Width and height of the icon in pixels: twice its size in a tab, for sharp screens. */
const SIDE = 64;
/**
 * The x coordinate of the dot's centre, the dot's radius and the radius of the gap around it, in
 * pixels.
 */
const [MIDDLE, DOT, GAP] = [SIDE - 15, 13, 18];
/** The dot's colour, visible on light and on dark tabs. */
const AMBER = '#ffb21a';

/**
 * Draws an icon with a dot at its upper right. @returns a data URL @throws if the icon cannot be
 * loaded or the browser has no canvas
 */
export async function drawDot(icon: string): Promise<string> {
  const image = new Image(SIDE, SIDE);
  image.src = icon;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas.');
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  const dot = (radius: number) => {
    pen.beginPath();
    pen.arc(MIDDLE, SIDE - MIDDLE, radius, 0, 2 * Math.PI);
    pen.fill();
  };
  // A gap separates the dot from an icon of any colour.
  pen.globalCompositeOperation = 'destination-out';
  dot(GAP);
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = AMBER;
  dot(DOT);
  return canvas.toDataURL('image/png');
}
