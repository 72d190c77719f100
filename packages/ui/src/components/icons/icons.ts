import {
  ArrowDown as LineArrowDown,
  ArrowUp as LineArrowUp,
  Bell as LineBell,
  Calculator as LineCalculator,
  Check as LineCheck,
  ChevronDown as LineChevronDown,
  ChevronRight as LineChevronRight,
  Clock as LineClock,
  Coins as LineCoins,
  Download as LineDownload,
  Ellipsis as LineEllipsis,
  Eye as LineEye,
  EyeOff as LineEyeOff,
  Flag as LineFlag,
  Hourglass as LineHourglass,
  House as LineHouse,
  Inbox as LineInbox,
  Info as LineInfo,
  Lock as LineLock,
  LogIn as LineLogIn,
  LogOut as LineLogOut,
  Menu as LineMenu,
  Monitor as LineMonitor,
  Moon as LineMoon,
  OctagonAlert as LineOctagonAlert,
  Pencil as LinePencil,
  Plus as LinePlus,
  Printer as LinePrinter,
  Radio as LineRadio,
  RotateCw as LineRotateCw,
  Search as LineSearch,
  Send as LineSend,
  Shield as LineShield,
  Sun as LineSun,
  TrendingUp as LineTrendingUp,
  TriangleAlert as LineTriangleAlert,
  User as LineUser,
  Users as LineUsers,
  X as LineX,
} from 'lucide-react';
import { ArrowDown as PixelArrowDown } from 'pixelarticons/react/ArrowDown';
import { ArrowUp as PixelArrowUp } from 'pixelarticons/react/ArrowUp';
import { Bell as PixelBell } from 'pixelarticons/react/Bell';
import { Calculator as PixelCalculator } from 'pixelarticons/react/Calculator';
import { Check as PixelCheck } from 'pixelarticons/react/Check';
import { ChevronDown as PixelChevronDown } from 'pixelarticons/react/ChevronDown';
import { ChevronRight as PixelChevronRight } from 'pixelarticons/react/ChevronRight';
import { Clock as PixelClock } from 'pixelarticons/react/Clock';
import { Close as PixelClose } from 'pixelarticons/react/Close';
import { Coins as PixelCoins } from 'pixelarticons/react/Coins';
import { Download as PixelDownload } from 'pixelarticons/react/Download';
import { Eye as PixelEye } from 'pixelarticons/react/Eye';
import { EyeOff as PixelEyeOff } from 'pixelarticons/react/EyeOff';
import { Flag as PixelFlag } from 'pixelarticons/react/Flag';
import { Home as PixelHome } from 'pixelarticons/react/Home';
import { Hourglass as PixelHourglass } from 'pixelarticons/react/Hourglass';
import { Inbox as PixelInbox } from 'pixelarticons/react/Inbox';
import { InfoBox as PixelInfoBox } from 'pixelarticons/react/InfoBox';
import { Lock as PixelLock } from 'pixelarticons/react/Lock';
import { Login as PixelLogin } from 'pixelarticons/react/Login';
import { Logout as PixelLogout } from 'pixelarticons/react/Logout';
import { Menu as PixelMenu } from 'pixelarticons/react/Menu';
import { Monitor as PixelMonitor } from 'pixelarticons/react/Monitor';
import { Moon as PixelMoon } from 'pixelarticons/react/Moon';
import { MoreHorizontal as PixelMoreHorizontal } from 'pixelarticons/react/MoreHorizontal';
import { Pencil as PixelPencil } from 'pixelarticons/react/Pencil';
import { Plus as PixelPlus } from 'pixelarticons/react/Plus';
import { Printer as PixelPrinter } from 'pixelarticons/react/Printer';
import { Radio as PixelRadio } from 'pixelarticons/react/Radio';
import { Reload as PixelReload } from 'pixelarticons/react/Reload';
import { Search as PixelSearch } from 'pixelarticons/react/Search';
import { Send as PixelSend } from 'pixelarticons/react/Send';
import { Shield as PixelShield } from 'pixelarticons/react/Shield';
import { SquareAlert as PixelSquareAlert } from 'pixelarticons/react/SquareAlert';
import { Sun as PixelSun } from 'pixelarticons/react/Sun';
import { TrendingUp as PixelTrendingUp } from 'pixelarticons/react/TrendingUp';
import { User as PixelUser } from 'pixelarticons/react/User';
import { Users as PixelUsers } from 'pixelarticons/react/Users';
import { WarningDiamond as PixelWarningDiamond } from 'pixelarticons/react/WarningDiamond';
import { defineIcon } from './defineIcon';

export const AddIcon = /* @__PURE__ */ defineIcon(PixelPlus, LinePlus);
export const ArrowDownIcon = /* @__PURE__ */ defineIcon(PixelArrowDown, LineArrowDown);
export const ArrowUpIcon = /* @__PURE__ */ defineIcon(PixelArrowUp, LineArrowUp);
export const BellIcon = /* @__PURE__ */ defineIcon(PixelBell, LineBell);
export const CalculatorIcon = /* @__PURE__ */ defineIcon(PixelCalculator, LineCalculator);
export const CheckIcon = /* @__PURE__ */ defineIcon(PixelCheck, LineCheck);
export const ChevronDownIcon = /* @__PURE__ */ defineIcon(PixelChevronDown, LineChevronDown);
export const ChevronRightIcon = /* @__PURE__ */ defineIcon(PixelChevronRight, LineChevronRight);
export const ClockIcon = /* @__PURE__ */ defineIcon(PixelClock, LineClock);
export const CloseIcon = /* @__PURE__ */ defineIcon(PixelClose, LineX);
export const CoinsIcon = /* @__PURE__ */ defineIcon(PixelCoins, LineCoins);
export const DownloadIcon = /* @__PURE__ */ defineIcon(PixelDownload, LineDownload);
export const ErrorIcon = /* @__PURE__ */ defineIcon(PixelSquareAlert, LineOctagonAlert);
export const EyeIcon = /* @__PURE__ */ defineIcon(PixelEye, LineEye);
export const EyeOffIcon = /* @__PURE__ */ defineIcon(PixelEyeOff, LineEyeOff);
export const FlagIcon = /* @__PURE__ */ defineIcon(PixelFlag, LineFlag);
export const HomeIcon = /* @__PURE__ */ defineIcon(PixelHome, LineHouse);
export const HourglassIcon = /* @__PURE__ */ defineIcon(PixelHourglass, LineHourglass);
export const InboxIcon = /* @__PURE__ */ defineIcon(PixelInbox, LineInbox);
export const InfoIcon = /* @__PURE__ */ defineIcon(PixelInfoBox, LineInfo);
export const LockIcon = /* @__PURE__ */ defineIcon(PixelLock, LineLock);
export const LoginIcon = /* @__PURE__ */ defineIcon(PixelLogin, LineLogIn);
export const LogoutIcon = /* @__PURE__ */ defineIcon(PixelLogout, LineLogOut);
export const MenuIcon = /* @__PURE__ */ defineIcon(PixelMenu, LineMenu);
export const MonitorIcon = /* @__PURE__ */ defineIcon(PixelMonitor, LineMonitor);
export const MoonIcon = /* @__PURE__ */ defineIcon(PixelMoon, LineMoon);
export const MoreIcon = /* @__PURE__ */ defineIcon(PixelMoreHorizontal, LineEllipsis);
export const PencilIcon = /* @__PURE__ */ defineIcon(PixelPencil, LinePencil);
export const PrinterIcon = /* @__PURE__ */ defineIcon(PixelPrinter, LinePrinter);
export const PromotionIcon = /* @__PURE__ */ defineIcon(PixelTrendingUp, LineTrendingUp);
export const RadioIcon = /* @__PURE__ */ defineIcon(PixelRadio, LineRadio);
export const ReloadIcon = /* @__PURE__ */ defineIcon(PixelReload, LineRotateCw);
export const SearchIcon = /* @__PURE__ */ defineIcon(PixelSearch, LineSearch);
export const SendIcon = /* @__PURE__ */ defineIcon(PixelSend, LineSend);
export const ShieldIcon = /* @__PURE__ */ defineIcon(PixelShield, LineShield);
export const SunIcon = /* @__PURE__ */ defineIcon(PixelSun, LineSun);
export const UserIcon = /* @__PURE__ */ defineIcon(PixelUser, LineUser);
export const UsersIcon = /* @__PURE__ */ defineIcon(PixelUsers, LineUsers);
export const WarningIcon = /* @__PURE__ */ defineIcon(PixelWarningDiamond, LineTriangleAlert);
