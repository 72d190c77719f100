import { Lock as Line } from 'lucide';
import { Lock as Pixel } from 'pixelarticons/react/Lock';
import { defineIcon } from './defineIcon';

export const LockIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
