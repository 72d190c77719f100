import { User as Line } from 'lucide-react';
import { User as Pixel } from 'pixelarticons/react/User';
import { defineIcon } from './defineIcon';

export const UserIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
