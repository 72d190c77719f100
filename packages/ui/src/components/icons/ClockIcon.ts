import { Clock as Line } from 'lucide';
import { Clock as Pixel } from 'pixelarticons/react/Clock';
import { defineIcon } from './defineIcon';

export const ClockIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
