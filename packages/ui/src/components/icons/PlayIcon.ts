import { Play as Line } from 'lucide';
import { Play as Pixel } from 'pixelarticons/react/Play';
import { defineIcon } from './defineIcon';

export const PlayIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
