import { Sun as Line } from 'lucide-react';
import { Sun as Pixel } from 'pixelarticons/react/Sun';
import { defineIcon } from './defineIcon';

export const SunIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
