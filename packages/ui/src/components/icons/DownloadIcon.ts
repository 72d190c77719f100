import { Download as Line } from 'lucide';
import { Download as Pixel } from 'pixelarticons/react/Download';
import { defineIcon } from './defineIcon';

export const DownloadIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
