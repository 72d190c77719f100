import { Calculator as Line } from 'lucide';
import { Calculator as Pixel } from 'pixelarticons/react/Calculator';
import { defineIcon } from './defineIcon';

export const CalculatorIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
