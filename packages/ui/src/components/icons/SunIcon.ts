import { Sun as Line } from 'lucide';
import { Sun as Pixel } from 'pixelarticons/react/Sun';
import { defineIcon } from './defineIcon';

export const SunIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
