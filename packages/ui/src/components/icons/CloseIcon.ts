import { X as Line } from 'lucide';
import { Close as Pixel } from 'pixelarticons/react/Close';
import { defineIcon } from './defineIcon';

export const CloseIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
