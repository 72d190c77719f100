import { ExternalLink as Line } from 'lucide';
import { ExternalLink as Pixel } from 'pixelarticons/react/ExternalLink';
import { defineIcon } from './defineIcon';

export const ExternalIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
