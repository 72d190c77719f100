import { Search as Line } from 'lucide';
import { Search as Pixel } from 'pixelarticons/react/Search';
import { defineIcon } from './defineIcon';

export const SearchIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
