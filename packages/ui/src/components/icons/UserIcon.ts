import { User as Line } from 'lucide';
import { User as Pixel } from 'pixelarticons/react/User';
import { defineIcon } from './defineIcon';

export const UserIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
