interface Persona {
  readonly id: number;
  readonly usuario: string;
  /** A mission's id. */
  readonly rango: number;
  readonly categoria: number;
  readonly firma: string | null;
  readonly permisos: readonly string[];
}

const persona = (
  id: number,
  usuario: string,
  rango: number,
  categoria: number,
  firma: string | null = null,
  permisos: readonly string[] = [],
): Persona => ({ id, usuario, rango, categoria, firma, permisos });

/** The active people: two names are alike, and one has a space. */
export const PERSONAS: readonly Persona[] = [
  persona(1, 'Íñigo', 5, 12, 'IÑI', ['adm', 'asc', 'tt', 'mul', 'man']),
  persona(2, 'Begoña', 4, 10, 'BEG', ['adm', 'asc', 'tt', 'zzz']),
  persona(3, 'Ñandú', 3, 5, 'ÑAN', ['asc', 'tt']),
  persona(4, 'Oscar', 3, 5, 'OSC', ['asc', 'tt', 'mul']),
  persona(5, '0scar', 2, 1),
  persona(6, 'con espacio', 1, 1),
];

/** A dismissed person, whom only the list of dismissals names. */
export const IDA = persona(9, 'Ida', 1, 1);

const misionDe = ({ rango }: Persona): string =>
  ['', 'Recluta', 'Novato', 'Oficial', 'Gerencia', 'Fundación'][rango] ?? '';

const toUser = (one: Persona, despedido: string | null = null) => ({
  id: one.id,
  usuario: one.usuario,
  rango: one.rango,
  categoria: one.categoria,
  firma: one.firma,
  registro: '03/11/2024',
  ultima_vez: '05/01/2026 21:40',
  despedido,
});

const everybody = [...PERSONAS, IDA];

/** The answers about a person, by the call and then by the id. */
export const DE_PERSONA: Readonly<Record<string, (key: string) => unknown>> = {
  userAllInfo: (id) => {
    const one = everybody.find((some) => String(some.id) === id);
    return one ? toUser(one, one === IDA ? '24/12/2025' : null) : null;
  },
  usuarioPermiso: (id) => {
    const one = PERSONAS.find((some) => String(some.id) === id);
    if (!one) return { datos: null };
    const { usuario, firma, categoria, permisos } = one;
    return {
      datos: {
        ...{ id: one.id, usuario, firma, mision: misionDe(one), id_categoria: categoria },
        ...{ permisos, permisoSys: 0, despedido: 0, fichaje: true, config: { estados: 1, app: 0 } },
      },
    };
  },
  usuarios: (name) => ({ id: everybody.find(({ usuario }) => usuario === name)?.id ?? null }),
  getSolicitudes: (id) =>
    id === '5'
      ? [{ id: 1, encargado: 3, encargadoNombre: 'Ñandú', id_rango: 3, nueva: 'Oficial' }]
      : [],
  getInfoDetailTime: (id) =>
    id === '3'
      ? {
          ...{ nombre: 'Ñandú', tiempoActual: 12, tiempoConfirmado: 60 },
          logs: [{ motivo: 'Abierto', encargado: 'Begoña', fecha: '05/01/2026 20:00' }],
        }
      : { msg: 'Tiempo no encontrado', status: 1 },
  getLogUser: (name) =>
    name === 'Ñandú'
      ? ['06/01/2026 10:00', [], [{ motivo: 'Asistencia', fecha: '05/01/2026' }]]
      : [null, [], []],
};

export const GENTE: Readonly<Record<string, unknown>> = {
  getUsuarios: PERSONAS.map((one) => toUser(one)),
  getAllFirmas: PERSONAS.flatMap(({ usuario, firma }) => (firma ? [{ usuario, firma }] : [])),
  getExcepciones: [
    [{ id: 1, usuario_nombre: 'Oscar', permisos: '7' }],
    [
      { id: 1, nombre: 'adm' },
      { id: 7, nombre: 'mul' },
    ],
  ],
  getWhiteList: [{ usuarioNombre: 'Oscar', encargadoNombre: 'Íñigo' }],
  getAllRequest: [{ id: 1, usuario: 5, usuarioNombre: '0scar', nombre: 'Óscar' }],
  estados: [{ id: 1, mensaje: 'De guardia', usuarioNombre: 'Begoña' }],
};
