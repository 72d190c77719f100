import { Check as Line } from 'lucide';
import { Check as Pixel } from 'pixelarticons/react/Check';
import { defineIcon } from './defineIcon';

export const CheckIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
