import { Plus as Line } from 'lucide';
import { Plus as Pixel } from 'pixelarticons/react/Plus';
import { defineIcon } from './defineIcon';

export const AddIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
