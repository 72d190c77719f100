import { ChevronRight as Line } from 'lucide';
import { ChevronRight as Pixel } from 'pixelarticons/react/ChevronRight';
import { defineIcon } from './defineIcon';

export const ChevronRightIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
