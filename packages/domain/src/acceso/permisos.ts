/** The permission codes. The place of a code in this list is its number in the API. */
export const PERMISOS = [
  'adm',
  'asc',
  'tt',
  'trl',
  'mem',
  'mis',
  'frm',
  'reg',
  'ldp',
  'ven',
  'epm',
  'cln',
  'mul',
  'deg',
  'des',
  'usu',
  'exc',
  'dec',
  'man',
  'ajs',
  'req',
  'ern',
  'pag',
  'agc',
  'vet',
] as const;

export type Permiso = (typeof PERMISOS)[number];

/**
 * The codes of a new agency's highest categories. `agc` stays with the owner, who may give it to
 * others.
 */
export const PERMISOS_DE_GERENCIA: readonly Permiso[] = PERMISOS.filter(
  (codigo) => codigo !== 'agc',
);

/** Category thresholds of the spec (§6); `firma_desde` is a setting of the agency instead. */
export const CATEGORIA = {
  /** From this category on, the profile's work tab shows times; below it, attendances. */
  trabajoPorTiempos: 8,
  /** From this category on, users see the pulse and write notes on lower categories. */
  supervision: 8,
  /** The highest category that selectors of ranks and demotions offer. */
  selector: 9,
  /**
   * From this category on, people manage names, absences, open clock-ins and other people's times.
   */
  gerencia: 10,
  /** From this category on, people may change the allowed list of clones. */
  clones: 12,
} as const;
