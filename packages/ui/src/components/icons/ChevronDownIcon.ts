import { ChevronDown as Line } from 'lucide';
import { ChevronDown as Pixel } from 'pixelarticons/react/ChevronDown';
import { defineIcon } from './defineIcon';

export const ChevronDownIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
