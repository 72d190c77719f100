import { RotateCw as Line } from 'lucide';
import { Reload as Pixel } from 'pixelarticons/react/Reload';
import { defineIcon } from './defineIcon';

export const ReloadIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
