import { Bell as Line } from 'lucide';
import { Bell as Pixel } from 'pixelarticons/react/Bell';
import { defineIcon } from './defineIcon';

export const BellIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
