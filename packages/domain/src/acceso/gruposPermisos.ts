import type { Permiso } from './permisos';

/** Permission codes by topic, as checkbox lists show them. Each code is in exactly one group. */
export const GRUPOS_PERMISOS: readonly {
  readonly titulo: string;
  readonly codigos: readonly Permiso[];
}[] = [
  { titulo: 'Trabajo diario', codigos: ['asc', 'tt', 'ajs', 'req', 'frm', 'reg'] },
  { titulo: 'Ventas y pagas', codigos: ['mem', 'mis', 'trl', 'dec', 'ven', 'mul', 'ldp', 'pag'] },
  { titulo: 'Personas', codigos: ['usu', 'ern', 'deg', 'des', 'vet', 'cln', 'epm'] },
  { titulo: 'El portal', codigos: ['adm', 'exc', 'man', 'agc'] },
];
