import { LogIn as Line } from 'lucide';
import { Login as Pixel } from 'pixelarticons/react/Login';
import { defineIcon } from './defineIcon';

export const LoginIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
