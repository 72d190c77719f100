import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { isInMenu, PANTALLAS, type Pantalla, type PantallaId } from '@garita/domain/pantallas';

/** An act on a person, with the address that starts it. */
interface ActoDe {
  readonly call: OperationId;
  readonly ruta: string;
  /** The text of the button, e.g. `Multar`. */
  readonly texto: string;
  /** The text in the palette, e.g. `Multar a Recluta`. */
  readonly nombre: string;
}

interface Persona {
  readonly id: number;
  readonly usuario: string;
  readonly id_categoria: number;
}

interface Acto {
  readonly call: OperationId;
  readonly pantalla: PantallaId;
  /** The address parameter that opens the screen's form for a person. */
  readonly param: string;
  readonly texto: string;
  readonly nombre: (usuario: string) => string;
}

/**
 * The acts on one person, the most usual first and removals last. Each starts on the screen of its
 * tema.
 */
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

/** The acts that the user may do to a person and whose screen is in the user's menu. */
export function actosDe(user: Subject | null, persona: Persona): ActoDe[] {
  if (!user || user.id === persona.id) return [];
  const screenOf = (id: PantallaId) =>
    pantallas.find((one) => one.id === id && isInMenu(one, user));
  return ACTOS.flatMap(({ call, pantalla, param, texto, nombre }) => {
    const screen = screenOf(pantalla);
    if (!screen || !can(ACCESS[call], user, { target: persona })) return [];
    return [
      {
        call,
        ruta: `${screen.ruta}?${param}=${persona.id}`,
        texto,
        nombre: nombre(persona.usuario),
      },
    ];
  });
}
