import { contar } from '../formato/contar';
import { formatInteger } from '../formato/credits';

export const ALTA = {
  sinNombre: 'Falta el nombre',
  repetida: (linea: number) => `Ya está en la línea ${linea}`,
  parecidaEnLista: (usuario: string, linea: number) =>
    `Se confunde con ${usuario}, de la línea ${linea}`,
  parecida: (usuario: string) => `Se confunde con ${usuario}, que ya está en el portal`,
  vetada: (usuario: string) => `Es ${usuario}, o se confunde con ese nombre, que está vetado`,
  despedida: 'Fue despedida: readmítela en Usuarios en lugar de darla de alta',
  sinMision: 'Falta la misión',
  misionDesconocida: (mision: string) => `No hay ninguna misión «${mision}»`,
  noHayEnEscala: (mision: string) => `No hay «${mision}» en tu escalafón`,
  noDiceCual: (misiones: string) => `Tu hoja no dice cuál: hay ${misiones}`,
  misionDeVarias: (categorias: string) => `Hay una en ${categorias}: di también la categoría`,
  misionAlta: 'Está en tu categoría o por encima',
  misionConPermisos: (codigos: string) => `Tiene permisos que tú no tienes: ${codigos}`,
  firmaRepetida: (linea: number) => `Es la misma firma que la de la línea ${linea}`,
  firmaOcupada: (usuario: string) => `Es la firma de ${usuario}`,
  fechaMala: 'Esa fecha no existe',
  fechaRara: 'No se entiende la fecha: escríbela como 25/03/2026',
  fechaFutura: 'Esa fecha todavía no ha llegado',
  dejadasFuera: (lineas: number, vacias: number) =>
    `He dejado fuera ${contar(lineas, 'línea que no es una persona', 'líneas que no son personas')}${vacias === 0 ? '' : ` y ${contar(vacias, 'vacía', 'vacías')}`}`,
  quitadas: (lineas: number) => `Has quitado ${contar(lineas, 'línea', 'líneas')}`,
  yaEstaba: 'Ya estaba',
  conOtra: (mision: string) => `Ya está, como ${mision}: no se cambia`,
  hecha: (nuevas: number) =>
    nuevas === 1 ? 'Una persona dada de alta' : `${formatInteger(nuevas)} personas dadas de alta`,
  nadieNuevo: 'Ya estaban todas: no ha cambiado nada.',
  /** The whole list is refused because of some lines. */
  conFaltas: (cuantas: number, primeras: string) =>
    `${cuantas === 1 ? 'Una línea no se puede dar de alta' : `${formatInteger(cuantas)} líneas no se pueden dar de alta`}, así que no se ha dado de alta a nadie. ${primeras}`,
  enLinea: (linea: number, texto: string) => `Línea ${linea}: ${texto}.`,
  adelantada:
    'Alguien acaba de quedarse con uno de esos nombres o firmas. Vuelve a revisar la lista.',
  codigosNuevos: (cuantos: number) =>
    cuantos === 1 ? 'Un código nuevo' : `${formatInteger(cuantos)} códigos nuevos`,
  nadiePendiente: 'No queda nadie por entrar: no hay códigos que dar.',
} as const;
