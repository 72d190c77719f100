import { OctagonAlert as Line } from 'lucide';
import { SquareAlert as Pixel } from 'pixelarticons/react/SquareAlert';
import { defineIcon } from './defineIcon';

export const ErrorIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
