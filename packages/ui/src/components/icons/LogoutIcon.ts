import { LogOut as Line } from 'lucide';
import { Logout as Pixel } from 'pixelarticons/react/Logout';
import { defineIcon } from './defineIcon';

export const LogoutIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
