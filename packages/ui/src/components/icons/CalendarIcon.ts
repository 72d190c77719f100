import { Calendar as Line } from 'lucide';
import { Calendar as Pixel } from 'pixelarticons/react/Calendar';
import { defineIcon } from './defineIcon';

export const CalendarIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
