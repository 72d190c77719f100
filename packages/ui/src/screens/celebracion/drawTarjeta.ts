import { toAddressPart } from '@garita/domain/formato/addressPart';
import { cssName, font } from '../../theme/tokens';
import type { Escalon } from './CelebracionProps';

/** The usual size of a shared link's picture, in px. */
const [WIDTH, HEIGHT] = [1200, 630];
const INK = '#FFFFFF';
const AMBER = '#FFB21A';
const DARK = '#12211F';
/** The height of the stripes and the width of one band, in px. */
const [STRIPE, BAND] = [24, 40];
/** The badge's place in px, and the scale of its 40 px. */
const BADGE = { x: 90, y: 135, scale: 9 };
const WORDS_X = 520;

interface Tarjeta {
  readonly usuario: string;
  readonly ahora: Escalon;
  readonly agencia: string;
  /** The new badge's element on the page. */
  readonly placa: Element | null;
}

/** The badge's drawing without its number as a data URL, and the number's colour. */
function readEnamel(placa: Element | null): {
  readonly address: string | null;
  readonly ink: string;
} {
  const drawing = placa?.querySelector('svg');
  if (!placa || !drawing) return { address: null, ink: INK };
  const ink = getComputedStyle(placa, '::after').color;
  return {
    address: `data:image/svg+xml,${toAddressPart(new XMLSerializer().serializeToString(drawing))}`,
    ink,
  };
}

async function loadPicture(address: string | null): Promise<HTMLImageElement | null> {
  if (!address) return null;
  try {
    const image = new Image();
    // Without CORS, a picture of another origin taints the canvas, and a tainted canvas cannot be
    // exported.
    image.crossOrigin = 'anonymous';
    image.src = address;
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function write(
  pen: CanvasRenderingContext2D,
  words: string,
  { y, size, weight = 400 }: { y: number; size: number; weight?: number },
): void {
  const face = (px: number) => `${weight} ${px}px ${weight > 400 ? font.title : font.body}`;
  pen.font = face(size);
  const fits = (WIDTH - WORDS_X - 60) / pen.measureText(words).width;
  if (fits < 1) pen.font = face(Math.floor(size * fits));
  pen.fillText(words, WORDS_X, y);
}

function drawStripes(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = AMBER;
  pen.fillRect(0, 0, WIDTH, STRIPE);
  pen.fillStyle = DARK;
  for (let x = -STRIPE; x < WIDTH; x += 2 * BAND)
    pen.fill(new Path2D(`M${x} ${STRIPE}l${STRIPE} ${-STRIPE}h${BAND}l${-STRIPE} ${STRIPE}z`));
}

interface Badge {
  readonly picture: HTMLImageElement | null;
  /** The number on the badge; empty on the agency's own picture. */
  readonly number: string;
  readonly ink: string;
}

function drawBadge(pen: CanvasRenderingContext2D, { picture, number, ink }: Badge): void {
  const side = 40 * BADGE.scale;
  pen.save();
  pen.translate(BADGE.x, BADGE.y);
  pen.imageSmoothingEnabled = false;
  if (picture) {
    const scale = Math.max(
      1,
      Math.floor(side / Math.max(picture.naturalWidth, picture.naturalHeight)),
    );
    const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    pen.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  }
  pen.fillStyle = ink;
  pen.font = `${30 * BADGE.scale}px ${font.pixel}`;
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle' });
  pen.fillText(number, side / 2, side * 0.475);
  pen.restore();
}

/** Draws the picture of a promotion's card locally. @throws when the browser cannot draw it */
export async function drawTarjeta({ usuario, ahora, agencia, placa }: Tarjeta): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas.');
  const { address, ink } = readEnamel(placa);
  const picture = await loadPicture(address ?? ahora.placa);
  await Promise.all(
    [`700 40px ${font.title}`, `30px ${font.pixel}`].map((face) => document.fonts.load(face, 'á1')),
  );
  // White text needs a dark background: the accent in the light theme, a fixed dark colour in the
  // dark theme.
  const own = getComputedStyle(document.documentElement).getPropertyValue(cssName('petroleo'));
  pen.fillStyle = document.documentElement.dataset.tema === 'oscuro' ? DARK : own;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawStripes(pen);
  drawBadge(pen, {
    picture,
    number: address === null && picture ? '' : String(ahora.categoria),
    ink,
  });
  pen.fillStyle = INK;
  write(pen, usuario, { y: 210, size: 72, weight: 700 });
  pen.globalAlpha = 0.85;
  write(pen, 'asciende a', { y: 290, size: 36 });
  pen.globalAlpha = 1;
  pen.fillStyle = AMBER;
  write(pen, ahora.mision, { y: 375, size: 72, weight: 700 });
  pen.fillStyle = INK;
  pen.globalAlpha = 0.85;
  write(pen, agencia, { y: 520, size: 34 });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new Error('The canvas could not be encoded as a PNG.')),
      'image/png',
    );
  });
}
