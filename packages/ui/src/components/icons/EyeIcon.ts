import { Eye as Line } from 'lucide';
import { Eye as Pixel } from 'pixelarticons/react/Eye';
import { defineIcon } from './defineIcon';

export const EyeIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
