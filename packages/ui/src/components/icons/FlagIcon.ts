import { Flag as Line } from 'lucide';
import { Flag as Pixel } from 'pixelarticons/react/Flag';
import { defineIcon } from './defineIcon';

export const FlagIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
