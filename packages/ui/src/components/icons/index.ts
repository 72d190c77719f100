export type { IconProps } from './defineIcon';
export * from './icons';
