import { SlidersHorizontal as Line } from 'lucide';
import { SlidersHorizontal as Pixel } from 'pixelarticons/react/SlidersHorizontal';
import { defineIcon } from './defineIcon';

export const FilterIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
