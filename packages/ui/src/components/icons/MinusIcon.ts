import { Minus as Line } from 'lucide';
import { Minus as Pixel } from 'pixelarticons/react/Minus';
import { defineIcon } from './defineIcon';

export const MinusIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
