import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { isInMenu, PANTALLAS, type Pantalla, type PantallaId } from '@garita/domain/pantallas';

/** Something to do with a person, as the address that begins it. */
interface ActoDe {
  readonly ruta: string;
  /** What it is on a button: `Multar`. */
  readonly texto: string;
  /** With whom, where they are not before one's eyes: `Multar a Recluta`. */
  readonly nombre: string;
}

/** Whom an act is about. */
interface Persona {
  readonly id: number;
  readonly usuario: string;
  readonly id_categoria: number;
}

interface Acto {
  readonly call: OperationId;
  readonly pantalla: PantallaId;
  /** What of the screen's address opens its form with somebody chosen. */
  readonly param: string;
  readonly texto: string;
  readonly nombre: (usuario: string) => string;
}

/** What is done to one person, the most usual first and what takes something away last. Each begins on the screen of its kind. */
const ACTOS: readonly Acto[] = [
  {
    call: 'sendMulta',
    pantalla: 'multas',
    param: 'multar',
    texto: 'Multar',
    nombre: (usuario) => `Multar a ${usuario}`,
  },
  {
    call: 'sendAscenso',
    pantalla: 'ascensos',
    param: 'persona',
    texto: 'Proponer ascenso',
    nombre: (usuario) => `Ascenso de ${usuario}`,
  },
  {
    call: 'openTime',
    pantalla: 'tiempos',
    param: 'abrir',
    texto: 'Abrir tiempo',
    nombre: (usuario) => `Abrir tiempo a ${usuario}`,
  },
  {
    call: 'addMembresia',
    pantalla: 'membresias',
    param: 'vender',
    texto: 'Vender membresía',
    nombre: (usuario) => `Vender membresía a ${usuario}`,
  },
  {
    call: 'addTraslado',
    pantalla: 'traslados',
    param: 'trasladar',
    texto: 'Traslado',
    nombre: (usuario) => `Traslado de ${usuario}`,
  },
  {
    call: 'editUsuario',
    pantalla: 'usuarios',
    param: 'persona',
    texto: 'Editar',
    nombre: (usuario) => `Editar a ${usuario}`,
  },
  {
    call: 'actionDegrado',
    pantalla: 'degrados',
    param: 'degradar',
    texto: 'Degradar',
    nombre: (usuario) => `Degradar a ${usuario}`,
  },
  {
    call: 'despedir',
    pantalla: 'despidos',
    param: 'despedir',
    texto: 'Despedir',
    nombre: (usuario) => `Despedir a ${usuario}`,
  },
];

const pantallas: readonly Pantalla[] = PANTALLAS;

/** What a person may do with another: by the access of the call that it ends in, on a screen that they have. */
export function actosDe(user: Subject | null, persona: Persona): ActoDe[] {
  if (!user || user.id === persona.id) return [];
  const screenOf = (id: PantallaId) =>
    pantallas.find((one) => one.id === id && isInMenu(one, user));
  return ACTOS.flatMap(({ call, pantalla, param, texto, nombre }) => {
    const screen = screenOf(pantalla);
    if (!screen || !can(ACCESS[call], user, { target: persona })) return [];
    return [
      { ruta: `${screen.ruta}?${param}=${persona.id}`, texto, nombre: nombre(persona.usuario) },
    ];
  });
}
