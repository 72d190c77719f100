import { Shield as Line } from 'lucide';
import { Shield as Pixel } from 'pixelarticons/react/Shield';
import { defineIcon } from './defineIcon';

export const ShieldIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
