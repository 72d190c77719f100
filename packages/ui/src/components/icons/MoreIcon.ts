import { Ellipsis as Line } from 'lucide';
import { MoreHorizontal as Pixel } from 'pixelarticons/react/MoreHorizontal';
import { defineIcon } from './defineIcon';

export const MoreIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
