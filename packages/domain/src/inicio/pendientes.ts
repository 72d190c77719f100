/** The kinds of pending items, the most urgent first. */
export const TIPOS_PENDIENTE = [
  'solicitudes',
  'nombreDeclinado',
  'normativa',
  'tiempos',
  'tiemposLargos',
  'salidas',
  'ausencias',
  'nombres',
  'ascensos',
  'paga',
  'ventas',
  'multas',
] as const;
export type TipoPendiente = (typeof TIPOS_PENDIENTE)[number];

/** The pending items of one kind; the contract's `Pendiente` fits. */
export interface Pendiente {
  readonly tipo: TipoPendiente;
  /** The number of items, at least one. */
  readonly cuantos: number;
  /** When the oldest began to wait, ISO 8601; null if unknown. */
  readonly desde: string | null;
}

interface Palabras {
  readonly uno: string;
  /** `#` is replaced by the number. */
  readonly varios: string;
  readonly acto: string;
  readonly ruta: string;
}

const PALABRAS: Readonly<Record<TipoPendiente, Palabras>> = {
  solicitudes: {
    uno: 'Te proponen un ascenso',
    varios: 'Te proponen # ascensos',
    acto: 'Responder',
    ruta: '/solicitudes',
  },
  nombreDeclinado: {
    uno: 'No se aceptó tu cambio de nombre',
    varios: 'No se aceptaron # cambios de nombre',
    acto: 'Ver',
    ruta: '/cambionombre',
  },
  normativa: {
    uno: 'Falta que aceptes la normativa',
    varios: 'Falta que aceptes # normativas',
    acto: 'Leer',
    ruta: '/normativa',
  },
  tiempos: {
    uno: 'Un tiempo espera encargado',
    varios: '# tiempos esperan encargado',
    acto: 'Ver',
    ruta: '/tiempos',
  },
  tiemposLargos: {
    uno: 'Un tiempo lleva demasiado abierto o en pausa',
    varios: '# tiempos llevan demasiado abiertos o en pausa',
    acto: 'Revisar',
    ruta: '/tiempos',
  },
  salidas: {
    uno: 'A una persona se le puede haber olvidado marcar la salida',
    varios: 'A # personas se les puede haber olvidado marcar la salida',
    acto: 'Revisar',
    ruta: '/fichaje',
  },
  ausencias: {
    uno: 'Una ausencia espera respuesta',
    varios: '# ausencias esperan respuesta',
    acto: 'Responder',
    ruta: '/ausencias',
  },
  nombres: {
    uno: 'Un cambio de nombre espera respuesta',
    varios: '# cambios de nombre esperan respuesta',
    acto: 'Responder',
    ruta: '/cambionombre',
  },
  ascensos: {
    uno: 'A una persona le toca ascender',
    varios: 'A # personas les toca ascender',
    acto: 'Proponer',
    ruta: '/ascensos',
  },
  paga: {
    uno: 'Queda una paga por entregar',
    varios: 'Quedan # pagas por entregar',
    acto: 'Pagar',
    ruta: '/listaPaga',
  },
  ventas: {
    uno: 'Una persona tiene créditos de ventas por entregar',
    varios: '# personas tienen créditos de ventas por entregar',
    acto: 'Ver',
    ruta: '/ventas',
  },
  multas: {
    uno: 'Queda una multa por cobrar',
    varios: 'Quedan # multas por cobrar',
    acto: 'Cobrar',
    ruta: '/multas',
  },
};

/** A sentence without a full stop. */
export function describePendiente({ tipo, cuantos }: Pick<Pendiente, 'tipo' | 'cuantos'>): string {
  const { uno, varios } = PALABRAS[tipo];
  return cuantos === 1 ? uno : varios.replace('#', String(cuantos));
}

export const actoDe = (tipo: TipoPendiente): Pick<Palabras, 'acto' | 'ruta'> => PALABRAS[tipo];

export const cuantosDe = (pendientes: readonly Pendiente[], tipo: TipoPendiente): number =>
  pendientes.find((one) => one.tipo === tipo)?.cuantos ?? 0;
