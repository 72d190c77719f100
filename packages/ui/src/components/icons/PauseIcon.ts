import { Pause as Line } from 'lucide';
import { Pause as Pixel } from 'pixelarticons/react/Pause';
import { defineIcon } from './defineIcon';

export const PauseIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
