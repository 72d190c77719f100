import { TrendingUp as Line } from 'lucide';
import { TrendingUp as Pixel } from 'pixelarticons/react/TrendingUp';
import { defineIcon } from './defineIcon';

export const PromotionIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
