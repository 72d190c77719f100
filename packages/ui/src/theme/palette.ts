/** The two themes. Their names are the values of the attribute `data-tema`. */
export const TEMAS = ['claro', 'oscuro'] as const;
export type Tema = (typeof TEMAS)[number];

/**
 * Every colour by role, as [claro, oscuro]. A role is named by its purpose, not by its place, so
 * that a new screen needs no new colour. `…Suave` are quiet fills, `…Texto` is readable text on
 * them and on `superficie`; `sobre…` is text on the solid fill. All text pairs have a contrast of
 * at least 5:1 in both themes (`docs/contrast.test.ts`).
 */
export const palette = {
  fondo: ['#F3F6F5', '#0C1413'],
  superficie: ['#FFFFFF', '#131E1D'],
  pozo: ['#E7EDEB', '#1B2928'],
  tinta: ['#12211F', '#E9F0EE'],
  tinta2: ['#41524E', '#B4C2BE'],
  tinta3: ['#566662', '#93A49F'],
  /** Decorative lines only: too faint for the border of a control. */
  borde: ['#C9D4D1', '#2B3B39'],
  bordeControl: ['#6E7F7B', '#71857F'],
  petroleo: ['#0B5C5E', '#4CC2BA'],
  petroleoHover: ['#05494A', '#75D4CC'],
  sobrePetroleo: ['#FFFFFF', '#06201F'],
  petroleoTexto: ['#0B5254', '#7FDAD3'],
  petroleoSuave: ['#DAEEEE', '#0B3431'],
  baliza: ['#FFB21A', '#FFC04A'],
  sobreBaliza: ['#12211F', '#2A1B00'],
  balizaTexto: ['#7A4B00', '#FFCF75'],
  balizaSuave: ['#FFEED7', '#3D2800'],
  grana: ['#AD1F3B', '#F0606F'],
  granaHover: ['#8E192F', '#FC7F88'],
  sobreGrana: ['#FFFFFF', '#2B060C'],
  granaTexto: ['#931A32', '#FF9AA4'],
  granaSuave: ['#FBE2E3', '#471E21'],
  laurel: ['#2C6A35', '#63BE70'],
  sobreLaurel: ['#FFFFFF', '#06200B'],
  laurelTexto: ['#235629', '#8FD89A'],
  laurelSuave: ['#DEEEDF', '#16341A'],
  anil: ['#2E4AA6', '#8FA6FF'],
  sobreAnil: ['#FFFFFF', '#0A1233'],
  anilTexto: ['#263E8C', '#B3C2FF'],
  anilSuave: ['#E1E9FC', '#232A48'],
  foco: ['#1D3FD1', '#FFD36B'],
  /** Dark in both themes: notices and other emphasised surfaces. */
  noche: ['#12211F', '#22312F'],
  sobreNoche: ['#E9F0EE', '#E9F0EE'],
  nocheBaliza: ['#FFB21A', '#FFC04A'],
  nocheBorde: ['#12211F', '#3D504D'],
  nocheGrana: ['#FF9AA4', '#FF9AA4'],
  nocheLaurel: ['#8FD89A', '#8FD89A'],
  /** The shade on the lower edge of a solid control, and on its upper edge while it is pressed. */
  filo: ['rgb(0 0 0 / 0.22)', 'rgb(0 0 0 / 0.24)'],
  sombra: ['rgb(18 33 31 / 0.16)', 'rgb(0 0 0 / 0.5)'],
  velo: ['rgb(12 20 19 / 0.56)', 'rgb(0 0 0 / 0.64)'],
  /** The barrier's dark bands; the light bands are `baliza`. */
  barreraOscura: ['#12211F', '#12211F'],
  grafico1: ['#106362', '#3DBBAF'],
  grafico2: ['#BE8000', '#FFC16D'],
  grafico3: ['#062893', '#5865CC'],
  grafico4: ['#B61946', '#C65168'],
  grafico5: ['#506A26', '#6C8A00'],
} as const satisfies Record<string, readonly [claro: string, oscuro: string]>;

export type ColorRole = keyof typeof palette;

/** A role's colour in a theme, as CSS. */
export const valueIn = (role: ColorRole, tema: Tema): string =>
  palette[role][TEMAS.indexOf(tema) as 0 | 1];
