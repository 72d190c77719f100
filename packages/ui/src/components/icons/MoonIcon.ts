import { Moon as Line } from 'lucide';
import { Moon as Pixel } from 'pixelarticons/react/Moon';
import { defineIcon } from './defineIcon';

export const MoonIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
