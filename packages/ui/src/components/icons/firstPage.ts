import * as Line from 'lucide';
import { Bell } from 'pixelarticons/react/Bell';
import { ChevronDown } from 'pixelarticons/react/ChevronDown';
import { ChevronLeft } from 'pixelarticons/react/ChevronLeft';
import { ChevronRight } from 'pixelarticons/react/ChevronRight';
import { Login } from 'pixelarticons/react/Login';
import { Moon } from 'pixelarticons/react/Moon';
import { Radio } from 'pixelarticons/react/Radio';
import { Reload } from 'pixelarticons/react/Reload';
import { Search } from 'pixelarticons/react/Search';
import { Shield } from 'pixelarticons/react/Shield';
import { SquareAlert } from 'pixelarticons/react/SquareAlert';
import { Sun } from 'pixelarticons/react/Sun';
import { defineIcon } from './defineIcon';

// The icons of a visitor's first page. They have a file of their own, because the bundler does not
// split a module between chunks: from a file with all icons the first page would load all icons.
export const BellIcon = /* @__PURE__ */ defineIcon(Bell, Line.Bell);
export const ChevronDownIcon = /* @__PURE__ */ defineIcon(ChevronDown, Line.ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ defineIcon(ChevronLeft, Line.ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ defineIcon(ChevronRight, Line.ChevronRight);
export const ErrorIcon = /* @__PURE__ */ defineIcon(SquareAlert, Line.OctagonAlert);
export const LoginIcon = /* @__PURE__ */ defineIcon(Login, Line.LogIn);
export const MoonIcon = /* @__PURE__ */ defineIcon(Moon, Line.Moon);
export const RadioIcon = /* @__PURE__ */ defineIcon(Radio, Line.Radio);
export const ReloadIcon = /* @__PURE__ */ defineIcon(Reload, Line.RotateCw);
export const SearchIcon = /* @__PURE__ */ defineIcon(Search, Line.Search);
export const ShieldIcon = /* @__PURE__ */ defineIcon(Shield, Line.Shield);
export const SunIcon = /* @__PURE__ */ defineIcon(Sun, Line.Sun);
