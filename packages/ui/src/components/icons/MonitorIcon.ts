import { Monitor as Line } from 'lucide';
import { Monitor as Pixel } from 'pixelarticons/react/Monitor';
import { defineIcon } from './defineIcon';

export const MonitorIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
