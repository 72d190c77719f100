import { EyeOff as Line } from 'lucide';
import { EyeOff as Pixel } from 'pixelarticons/react/EyeOff';
import { defineIcon } from './defineIcon';

export const EyeOffIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
