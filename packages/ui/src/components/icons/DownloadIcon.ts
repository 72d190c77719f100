import { Download as Line } from 'lucide-react';
import { Download as Pixel } from 'pixelarticons/react/Download';
import { defineIcon } from './defineIcon';

export const DownloadIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
