import { TrendingUp as Line } from 'lucide-react';
import { TrendingUp as Pixel } from 'pixelarticons/react/TrendingUp';
import { defineIcon } from './defineIcon';

export const PromotionIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
