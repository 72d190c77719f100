import { TriangleAlert as Line } from 'lucide';
import { WarningDiamond as Pixel } from 'pixelarticons/react/WarningDiamond';
import { defineIcon } from './defineIcon';

export const WarningIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
