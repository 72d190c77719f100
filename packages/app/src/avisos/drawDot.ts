/** Side of the picture, in pixels: twice what a tab shows. */
const SIDE = 64;
/** The dot's middle, its radius, and that of the gap around it. */
const [MIDDLE, DOT, GAP] = [SIDE - 15, 13, 18];
/** Amber, as all that is lit; the same on light and dark tabs. */
const AMBER = '#ffb21a';

/** An icon with a dot at its upper right. @returns its address @throws where the icon cannot be had, or the browser draws none */
export async function drawDot(icon: string): Promise<string> {
  const image = new Image(SIDE, SIDE);
  image.src = icon;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  const dot = (radius: number) => {
    pen.beginPath();
    pen.arc(MIDDLE, SIDE - MIDDLE, radius, 0, 2 * Math.PI);
    pen.fill();
  };
  // Set apart from the icon, whatever its colour.
  pen.globalCompositeOperation = 'destination-out';
  dot(GAP);
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = AMBER;
  dot(DOT);
  return canvas.toDataURL('image/png');
}
