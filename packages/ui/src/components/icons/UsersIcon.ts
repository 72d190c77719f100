import { Users as Line } from 'lucide';
import { Users as Pixel } from 'pixelarticons/react/Users';
import { defineIcon } from './defineIcon';

export const UsersIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
