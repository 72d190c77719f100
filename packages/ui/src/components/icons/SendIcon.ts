import { Send as Line } from 'lucide';
import { Send as Pixel } from 'pixelarticons/react/Send';
import { defineIcon } from './defineIcon';

export const SendIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
