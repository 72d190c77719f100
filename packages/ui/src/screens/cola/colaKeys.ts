/** What the keys of a queue do. */
export type ActoCola = 'siguiente' | 'anterior' | 'aceptar' | 'rechazar' | 'deshacer';

/** The keys of the queues in which one decides, for them and for the list of all keys. */
export const COLA_KEYS: readonly { readonly tecla: string; readonly acto: ActoCola; readonly texto: string }[] = [
  { tecla: 'j', acto: 'siguiente', texto: 'Siguiente' },
  { tecla: 'k', acto: 'anterior', texto: 'Anterior' },
  { tecla: 'a', acto: 'aceptar', texto: 'Aceptar' },
  { tecla: 'd', acto: 'rechazar', texto: 'Rechazar' },
  { tecla: 'u', acto: 'deshacer', texto: 'Deshacer' },
];
