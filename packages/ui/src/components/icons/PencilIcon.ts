import { Pencil as Line } from 'lucide';
import { Pencil as Pixel } from 'pixelarticons/react/Pencil';
import { defineIcon } from './defineIcon';

export const PencilIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
