/** What the keys of a queue do. */
export type ActoCola = 'siguiente' | 'anterior' | 'aceptar' | 'rechazar' | 'deshacer';

/** How one answers in a queue. */
export type RespuestaCola = Extract<ActoCola, 'aceptar' | 'rechazar'>;

/** What the answers of a queue are called there; without the second, nothing is refused by a key. */
export interface PalabrasCola {
  readonly aceptar: string;
  readonly rechazar?: string;
}

interface TeclaCola {
  readonly tecla: string;
  readonly acto: ActoCola;
  readonly texto: string;
}

/** The keys of the queues in which one decides, in their order. */
const COLA_KEYS: readonly TeclaCola[] = [
  { tecla: 'j', acto: 'siguiente', texto: 'Siguiente' },
  { tecla: 'k', acto: 'anterior', texto: 'Anterior' },
  { tecla: 'a', acto: 'aceptar', texto: 'Aceptar' },
  { tecla: 'd', acto: 'rechazar', texto: 'Rechazar' },
  { tecla: 'u', acto: 'deshacer', texto: 'Deshacer' },
];

const isAnswer = (acto: ActoCola): acto is RespuestaCola =>
  acto === 'aceptar' || acto === 'rechazar';

/** The keys of one queue, in its words. @param palabras a constant */
export const colaKeysOf = (palabras: PalabrasCola): readonly TeclaCola[] =>
  COLA_KEYS.flatMap((key) => {
    const texto = isAnswer(key.acto) ? palabras[key.acto] : key.texto;
    return texto === undefined ? [] : [{ ...key, texto }];
  });
