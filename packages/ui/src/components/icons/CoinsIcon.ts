import { Coins as Line } from 'lucide';
import { Coins as Pixel } from 'pixelarticons/react/Coins';
import { defineIcon } from './defineIcon';

export const CoinsIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
