import { Inbox as Line } from 'lucide';
import { Inbox as Pixel } from 'pixelarticons/react/Inbox';
import { defineIcon } from './defineIcon';

export const InboxIcon = /* @__PURE__ */ defineIcon(Pixel, Line);
