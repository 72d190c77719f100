export type Gravedad = 'leve' | 'intermedia' | 'grave';

/** A kind of fault: its name, its code and what people should understand by it (NOR-02 to NOR-05, NOR-25). */
export interface TipoFalta {
  readonly gravedad: Gravedad;
  readonly nombre: string;
  readonly codigo: 'ML' | 'MI' | 'MA';
  readonly descripcion: string;
}

export const TIPOS_FALTA: readonly TipoFalta[] = [
  {
    gravedad: 'leve',
    nombre: 'Leve',
    codigo: 'ML',
    descripcion: 'Un descuido en la presencia o en el puesto que no perjudica a nadie. Basta con corregirlo.',
  },
  {
    gravedad: 'intermedia',
    nombre: 'Intermedia',
    codigo: 'MI',
    descripcion: 'Una conducta que estorba el trabajo del equipo o engaña a quien lo dirige, o la repetición de faltas leves.',
  },
  {
    gravedad: 'grave',
    nombre: 'Grave',
    codigo: 'MA',
    descripcion: 'Una conducta de gravedad alta, que daña a otras personas o a la agencia, o la repetición de faltas intermedias. También se escribe M.G.',
  },
];

export interface Infraccion {
  readonly texto: string;
  readonly gravedad: Gravedad;
}

const listOf = (gravedad: Gravedad, textos: readonly string[]): Infraccion[] => textos.map((texto) => ({ texto, gravedad }));

/** What must not be done, from the lightest to the gravest (NOR-06 to NOR-23). */
export const INFRACCIONES: readonly Infraccion[] = [
  ...listOf('leve', [
    'Color de chat incorrecto',
    'Uniforme incorrecto',
    'Efectos activados en base',
    'Bailar en base sin la placa que lo permite',
    'Placa incorrecta',
    'Estar fuera de zona con el tiempo abierto',
    'No responder al pase de lista',
    'Ascender a alguien fuera de zona',
  ]),
  ...listOf('intermedia', [
    'Perfil privado',
    'Encubrir a compañeros ausentes',
    'Flood excesivo',
    'Llevar placas de otras agencias',
    'Trolear en base',
    'Ignorar solicitudes de ascenso',
  ]),
  ...listOf('grave', ['Acoso', 'Faltar al respeto a compañeros o administradores', 'Insultos', 'Racismo y xenofobia']),
];

export interface Castigo {
  readonly gravedad: Gravedad;
  /** What follows the first fault of the kind, the second, and so on. */
  readonly pasos: readonly string[];
}

/** What follows a fault, step by step (NOR-26 to NOR-29). */
export const CASTIGOS: readonly Castigo[] = [
  { gravedad: 'leve', pasos: ['Advertencia', 'Se añaden 5 minutos', 'Pasa a falta intermedia (M.I)'] },
  { gravedad: 'intermedia', pasos: ['Multa de 5C', 'Multa de 15C', 'Pasa a falta grave (M.G)'] },
  { gravedad: 'grave', pasos: ['Multa de 25C', 'Degrado o despido'] },
];

/** NOR-30. */
export const DESPIDO_INMEDIATO = 'Una falta grave puede suponer el despido inmediato a la primera llamada de atención.';

/** What holds for everyone who works here (NOR-24). */
export const NORMAS_PERSONAL: readonly string[] = [
  'Nadie puede comprometerse con más de 3 departamentos.',
  'Quien no pueda cumplir con un departamento debe dejar su plaza a quien sí pueda.',
  'Quien vaya a faltar avisa antes, con el motivo y las fechas, desde Ausencias.',
];

/** The kind of a fault by its gravity. */
export function tipoOf(gravedad: Gravedad): TipoFalta {
  const tipo = TIPOS_FALTA.find((candidate) => candidate.gravedad === gravedad);
  if (!tipo) throw new RangeError(`gravedad: ${gravedad}`);
  return tipo;
}
