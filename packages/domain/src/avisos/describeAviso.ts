import { formatAnios } from '../formato/anios';
import { formatCredits } from '../formato/credits';
import { formatDays } from '../formato/days';
import { formatInstant } from '../formato/instant';
import { sayMinutes } from '../formato/minutes';
import type { Moneda } from '../formato/moneda';
import { PANTALLAS, type PantallaId } from '../pantallas';
import type { ResultadoPase } from '../paselista/lista';
import { rutaDePersona } from '../persona/rutaDePersona';
import type { Aviso, DatosAviso, DatosPorTipo, TipoAviso } from './aviso';

interface Palabras<Datos> {
  /** The name in the settings. */
  readonly nombre: string;
  readonly dice: (datos: Datos, moneda: Moneda) => string;
  /** The target of the notice: a screen, or a path that depends on the data. */
  readonly lugar: PantallaId | ((datos: Datos) => string);
}

const PASE: Readonly<Record<ResultadoPase, string>> = {
  sumado: 'tienes una asistencia más',
  pausado: 'tu tiempo queda en pausa',
  fuerabase: 'estabas fuera de base y tu tiempo se ha cancelado',
};

/** A reason as typed, on one line, as the end of a sentence. */
function conPunto(motivo: string): string {
  const line = motivo.replace(/\s+/gu, ' ').trim();
  return /[.!?…]$/u.test(line) ? line : `${line}.`;
}

const aQuien = ({ quien }: { readonly quien: string }): string => rutaDePersona(quien);

const PALABRAS: { readonly [Tipo in TipoAviso]: Palabras<DatosPorTipo[Tipo]> } = {
  ascensoPropuesto: {
    nombre: 'Me proponen un ascenso',
    dice: ({ quien, que }) => `${quien} te propone ascender a ${que}.`,
    lugar: 'solicitudes',
  },
  propuestaAceptada: {
    nombre: 'Aceptan el ascenso que propuse',
    dice: ({ quien, que }) => `${quien} ha aceptado tu propuesta y asciende a ${que}.`,
    lugar: aQuien,
  },
  propuestaDeclinada: {
    nombre: 'Declinan el ascenso que propuse',
    dice: ({ quien, que }) => `${quien} ha declinado tu propuesta de ascender a ${que}.`,
    lugar: aQuien,
  },
  ascenso: {
    nombre: 'Asciendo',
    dice: ({ quien, que }) => `${quien} te ha ascendido a ${que}. ¡Enhorabuena!`,
    lugar: 'perfil',
  },
  descenso: {
    nombre: 'Bajo de misión',
    dice: ({ que }) => `Tu misión pasa a ser ${que}.`,
    lugar: 'perfil',
  },
  traslado: {
    nombre: 'Me trasladan desde otra agencia',
    dice: ({ quien, que }) => `${quien} ha hecho tu traslado: eres ${que}.`,
    lugar: 'perfil',
  },
  cambioPermisos: {
    nombre: 'Cambian mis permisos',
    dice: () => 'Tus permisos han cambiado.',
    lugar: 'perfil',
  },
  tiempoConfirmado: {
    nombre: 'Confirman mi tiempo',
    dice: ({ quien, cantidad }) => `${quien} ha confirmado tu tiempo: ${sayMinutes(cantidad)}.`,
    lugar: 'perfil',
  },
  tiempoAjustado: {
    nombre: 'Ajustan mi tiempo',
    dice: ({ quien, cantidad }) =>
      `${quien} ha ajustado tu tiempo: ${cantidad > 0 ? '+' : ''}${sayMinutes(cantidad)}.`,
    lugar: 'perfil',
  },
  tiempoPausado: {
    nombre: 'Pausan mi tiempo',
    dice: ({ quien }) => `${quien} ha puesto tu tiempo en pausa.`,
    lugar: 'perfil',
  },
  tiempoCancelado: {
    nombre: 'Cancelan mi tiempo',
    dice: ({ quien }) => `${quien} ha cancelado tu tiempo.`,
    lugar: 'perfil',
  },
  paseLista: {
    nombre: 'Me cuentan en un pase de lista',
    dice: ({ quien, que }) => `${quien} ha pasado lista: ${PASE[que]}.`,
    lugar: 'perfil',
  },
  sigueDentro: {
    nombre: 'Se me puede haber olvidado marcar la salida',
    dice: ({ visto }) =>
      `${visto ? `Tu avatar se vio por última vez el ${formatInstant(visto)}` : 'Tu avatar no está conectado'}. ¿Sigues dentro? Si ya te fuiste, marca la salida. Si no, vuelve a conectarte: mientras no se vea tu avatar, el fichaje se puede cerrar sin ti.`,
    lugar: 'fichaje',
  },
  paga: {
    nombre: 'Me pagan',
    dice: ({ quien, cantidad }, moneda) =>
      `${quien} te ha pagado ${formatCredits(cantidad, moneda)}.`,
    lugar: 'perfil',
  },
  membresiaTermina: {
    nombre: 'Se me acaba una membresía',
    dice: ({ que, hasta }) => `${que} se te acaba el ${formatInstant(hasta)}.`,
    lugar: 'perfil',
  },
  multa: {
    nombre: 'Me multan',
    dice: ({ quien, cantidad, motivo }, moneda) =>
      cantidad === 0
        ? `${quien} te ha dado un aviso: ${conPunto(motivo)}`
        : `${quien} te ha puesto una multa de ${formatCredits(cantidad, moneda)}: ${conPunto(motivo)}`,
    lugar: 'perfil',
  },
  multaPerdonada: {
    nombre: 'Me perdonan una multa',
    dice: ({ quien, cantidad, motivo }, moneda) =>
      cantidad === 0
        ? `${quien} te ha quitado un aviso: ${conPunto(motivo)}`
        : `${quien} te ha perdonado una multa de ${formatCredits(cantidad, moneda)}: ${conPunto(motivo)}`,
    lugar: 'perfil',
  },
  ausenciaAceptada: {
    nombre: 'Aceptan mi ausencia',
    dice: ({ quien, inicio, final }) =>
      `${quien} ha aceptado tu ausencia ${formatDays(inicio, final)}.`,
    lugar: 'ausencias',
  },
  ausenciaRechazada: {
    nombre: 'Declinan mi ausencia',
    dice: ({ quien, inicio, final }) =>
      `${quien} ha declinado tu ausencia ${formatDays(inicio, final)}.`,
    lugar: 'ausencias',
  },
  nombreAceptado: {
    nombre: 'Aceptan mi cambio de nombre',
    dice: ({ quien, que }) => `${quien} ha aceptado tu cambio de nombre: ahora te llamas ${que}.`,
    lugar: 'perfil',
  },
  nombreDeclinado: {
    nombre: 'Declinan mi cambio de nombre',
    dice: ({ quien, que }) => `${quien} no ha aceptado que te llames ${que}.`,
    lugar: 'cambionombre',
  },
  normativa: {
    nombre: 'Hay una normativa que aceptar',
    dice: ({ cantidad }) => `La normativa ha cambiado (versión ${cantidad}): léela y acéptala.`,
    lugar: 'normativa',
  },
  empleadoMes: {
    nombre: 'Soy empleado del mes',
    dice: ({ quien }) => `${quien} te ha puesto entre los empleados del mes. ¡Enhorabuena!`,
    lugar: 'inicio',
  },
  aniversario: {
    nombre: 'Cumplo años en la agencia',
    dice: ({ cantidad }) => `Hoy cumples ${formatAnios(cantidad)} en la agencia. ¡Enhorabuena!`,
    lugar: 'perfil',
  },
};

const rutaDePantalla = (id: PantallaId): string =>
  PANTALLAS.find((pantalla) => pantalla.id === id)?.ruta ?? '/';

export const fraseDeAviso = ({ tipo, datos }: Aviso, moneda: Moneda): string =>
  (PALABRAS[tipo] as Palabras<DatosAviso>).dice(datos, moneda);

export function describeAviso(
  aviso: Aviso,
  moneda: Moneda,
): { readonly texto: string; readonly ruta: string } {
  const { lugar } = PALABRAS[aviso.tipo] as Palabras<DatosAviso>;
  return {
    texto: fraseDeAviso(aviso, moneda),
    ruta: typeof lugar === 'function' ? lugar(aviso.datos) : rutaDePantalla(lugar),
  };
}

export const nombreDeTipoAviso = (tipo: TipoAviso): string => PALABRAS[tipo].nombre;
