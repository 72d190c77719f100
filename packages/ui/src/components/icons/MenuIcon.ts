import { Menu as Line } from 'lucide';
import { Menu as Pixel } from 'pixelarticons/react/Menu';
import { defineIcon } from './defineIcon';

export const MenuIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
