import { Radio as Line } from 'lucide';
import { Radio as Pixel } from 'pixelarticons/react/Radio';
import { defineIcon } from './defineIcon';

export const RadioIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
