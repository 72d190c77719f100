import { House as Line } from 'lucide';
import { Home as Pixel } from 'pixelarticons/react/Home';
import { defineIcon } from './defineIcon';

export const HomeIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
