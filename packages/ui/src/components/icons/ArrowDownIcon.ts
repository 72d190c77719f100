import { ArrowDown as Line } from 'lucide';
import { ArrowDown as Pixel } from 'pixelarticons/react/ArrowDown';
import { defineIcon } from './defineIcon';

export const ArrowDownIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
