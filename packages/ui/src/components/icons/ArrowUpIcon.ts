import { ArrowUp as Line } from 'lucide';
import { ArrowUp as Pixel } from 'pixelarticons/react/ArrowUp';
import { defineIcon } from './defineIcon';

export const ArrowUpIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
