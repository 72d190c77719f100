import { Info as Line } from 'lucide-react';
import { InfoBox as Pixel } from 'pixelarticons/react/InfoBox';
import { defineIcon } from './defineIcon';

export const InfoIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
