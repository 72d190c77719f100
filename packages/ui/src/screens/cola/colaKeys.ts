export type ActoCola = 'siguiente' | 'anterior' | 'aceptar' | 'rechazar' | 'deshacer';

export type RespuestaCola = Extract<ActoCola, 'aceptar' | 'rechazar'>;

/** The words of a queue's answers; without `rechazar`, no key rejects. */
export interface PalabrasCola {
  readonly aceptar: string;
  readonly rechazar?: string;
}

interface TeclaCola {
  readonly tecla: string;
  readonly acto: ActoCola;
  readonly texto: string;
}

const COLA_KEYS: readonly TeclaCola[] = [
  { tecla: 'j', acto: 'siguiente', texto: 'Siguiente' },
  { tecla: 'k', acto: 'anterior', texto: 'Anterior' },
  { tecla: 'a', acto: 'aceptar', texto: 'Aceptar' },
  { tecla: 'd', acto: 'rechazar', texto: 'Declinar' },
  { tecla: 'u', acto: 'deshacer', texto: 'Deshacer' },
];

const isAnswer = (acto: ActoCola): acto is RespuestaCola =>
  acto === 'aceptar' || acto === 'rechazar';

/** The keys of one queue, with its words. @param palabras must be a constant */
export const colaKeysOf = (palabras: PalabrasCola): readonly TeclaCola[] =>
  COLA_KEYS.flatMap((key) => {
    const texto = isAnswer(key.acto) ? palabras[key.acto] : key.texto;
    return texto === undefined ? [] : [{ ...key, texto }];
  });
