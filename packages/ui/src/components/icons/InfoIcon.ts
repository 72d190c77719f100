import { Info as Line } from 'lucide';
import { InfoBox as Pixel } from 'pixelarticons/react/InfoBox';
import { defineIcon } from './defineIcon';

export const InfoIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
