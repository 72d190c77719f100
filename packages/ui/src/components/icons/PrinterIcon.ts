import { Printer as Line } from 'lucide';
import { Printer as Pixel } from 'pixelarticons/react/Printer';
import { defineIcon } from './defineIcon';

export const PrinterIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
