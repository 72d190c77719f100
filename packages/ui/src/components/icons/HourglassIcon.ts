import { Hourglass as Line } from 'lucide';
import { Hourglass as Pixel } from 'pixelarticons/react/Hourglass';
import { defineIcon } from './defineIcon';

export const HourglassIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
