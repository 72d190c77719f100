export interface Dato {
  readonly nombre: string;
  readonly es: string;
  readonly ejemplo: string;
}

const dato = (nombre: string, es: string, ejemplo: string): Dato => ({ nombre, es, ejemplo });

const PERSONA = dato('persona', 'de quién se trata', 'Oficial');
const ENCARGADO = dato('encargado', 'quién lo hizo', 'Gerente');
const PAGA = [
  dato('hora', 'la hora de la paga, en el reloj de cada cual', '2026-11-21T19:00:00.000Z'),
  dato('falta', 'cuánto falta', '2026-11-21T19:00:00.000Z'),
];

/** The placeholders of every event. */
const SIEMPRE = [
  dato('agencia', 'el nombre de la agencia', 'Agencia Garita'),
  dato('fecha', 'el día', '2026-11-21'),
];

interface Suceso {
  readonly titulo: string;
  readonly cuando: string;
  /** The default template. */
  readonly palabras: string;
  readonly datos: readonly Dato[];
}

const suceso = (
  titulo: string,
  cuando: string,
  palabras: string,
  datos: readonly Dato[],
): Suceso => ({
  titulo,
  cuando,
  palabras,
  datos: [...datos, ...SIEMPRE],
});

/** The events that an agency can send out, in the order shown. */
export const SUCESOS = {
  ascenso: suceso(
    'Ascenso',
    'Alguien acepta su ascenso o lo compra con su paga.',
    '**{persona}** asciende de {rangoAnterior} a **{rango}**. ¡Enhorabuena!',
    [
      PERSONA,
      dato('rango', 'su misión nueva', 'Oficial II'),
      dato('rangoAnterior', 'la que tenía', 'Oficial I'),
      dato('encargado', 'quién lo ascendió', 'Gerente'),
    ],
  ),
  persona_nueva: suceso(
    'Persona nueva',
    'Alguien se registra o entra en el portal por un fichero.',
    '**{persona}** se une a {agencia} como {rango}. ¡Te damos la bienvenida!',
    [PERSONA, dato('rango', 'su misión', 'Recluta')],
  ),
  despido: suceso(
    'Despido',
    'Alguien deja de formar parte de la agencia.',
    '**{persona}** ({rango}) ya no forma parte de {agencia}.',
    [
      PERSONA,
      dato('rango', 'la misión que tenía', 'Oficial I'),
      ENCARGADO,
      dato('motivo', 'por qué', 'Faltas repetidas'),
    ],
  ),
  pase_lista: suceso(
    'Pase de lista',
    'Se envía un pase de lista.',
    '**{encargado}** ha pasado lista: {asistencias} con asistencia, {pausados} en pausa y {fuera} fuera de base. Queda al mando {queda}.',
    [
      dato('encargado', 'quién lo pasó', 'Supervisora'),
      dato('queda', 'quién queda al mando', 'Oficial'),
      dato('asistencias', 'cuántas asistencias', '9'),
      dato('pausados', 'cuántos tiempos en pausa', '2'),
      dato('fuera', 'cuántas personas fuera de base', '1'),
    ],
  ),
  ausencia: suceso(
    'Ausencia',
    'Se acepta la ausencia de alguien.',
    '**{persona}** no estará del {desde} al {hasta}.',
    [
      PERSONA,
      dato('desde', 'el primer día', '2026-12-01'),
      dato('hasta', 'el último', '2026-12-08'),
      dato('motivo', 'por qué', 'Exámenes'),
      dato('encargado', 'quién la aceptó', 'Gerente'),
    ],
  ),
  empleado_mes: suceso(
    'Empleado del mes',
    'Alguien pasa a estar entre los empleados del mes.',
    '**{persona}** está entre los empleados del mes. ¡Enhorabuena!',
    [PERSONA, ENCARGADO],
  ),
  recordatorio_paga: suceso(
    'Recordatorio de paga',
    'Unas horas antes de la paga, las que se elijan en Paga.',
    'La paga de **{agencia}** es {falta} ({hora}). Comprueba que tienes todo lo que pide tu rango.',
    PAGA,
  ),
  dia_paga: suceso(
    'Día de paga',
    'Llega la hora de la paga.',
    'Ha llegado la hora de la paga en **{agencia}**. ¡Pasa a cobrar!',
    [PAGA[0] as Dato],
  ),
} as const satisfies Readonly<Record<string, Suceso>>;

export type SucesoId = keyof typeof SUCESOS;

export const SUCESO_IDS = Object.keys(SUCESOS) as SucesoId[];

export const SUCESOS_INICIALES: readonly SucesoId[] = [
  'ascenso',
  'persona_nueva',
  'empleado_mes',
  'dia_paga',
];
