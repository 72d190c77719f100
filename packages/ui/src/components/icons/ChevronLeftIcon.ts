import { ChevronLeft as Line } from 'lucide';
import { ChevronLeft as Pixel } from 'pixelarticons/react/ChevronLeft';
import { defineIcon } from './defineIcon';

export const ChevronLeftIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
