import { upperFirst } from '@garita/domain/formato/upperFirst';

/** Words with an accent or ñ, which identifiers lack. */
const SPELLED: Readonly<Record<string, string>> = Object.fromEntries(
  `accion:acción ajustandose:ajustándose anchisimo:anchísimo aplicacion:aplicación aqui:aquí articulo:artículo articulos:artículos asi:así atras:atrás
  bitacora:bitácora bonificacion:bonificación boton:botón busqueda:búsqueda caidos:caídos cajon:cajón cancion:canción catalogo:catálogo codigo:código codigos:códigos
  conexion:conexión contrasena:contraseña danado:dañado descripcion:descripción despues:después dia:día dialogo:diálogo dialogos:diálogos dias:días
  direccion:dirección duena:dueña duenia:dueña edicion:edición envia:envía envio:envío envios:envíos esta:está excepcion:excepción exito:éxito fabrica:fábrica
  habia:había infraccion:infracción informacion:información introduccion:introducción invitacion:invitación limites:límites mas:más membresia:membresía membresias:membresías mision:misión
  movil:móvil musica:música ningun:ningún nomina:nómina numero:número opcion:opción pagina:página paginas:páginas pausandose:pausándose pequeno:pequeño pidio:pidió
  preparacion:preparación raton:ratón razon:razón recien:recién reenvio:reenvío recuperacion:recuperación reduccion:reducción segun:según sesion:sesión tamanos:tamaños
  telefono:teléfono telefonos:teléfonos tenido:teñido tenidas:teñidas tenia:tenía tipografia:tipografía titulo:título titulos:títulos ultima:última ultimo:último
  unico:único unica:única vacia:vacía vacio:vacío vacias:vacías vacios:vacíos verificacion:verificación version:versión tambien:también rapido:rápido tardio:tardío`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** Interrogatives, whose accent depends on the context. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^A quien\b/, 'A quién'],
  [/\bpor que\b/, 'por qué'],
  [/^Por que\b/, 'Por qué'],
];
/** Proper names, and words in capitals. */
const PROPER = ['Discord', 'Garita', 'Faro', 'Storybook'];
const CAPITALS = /^[A-Z]{2,}\d*$/;

/**
 * A story's name in correct Spanish, from the name that Storybook derives from its export: «Con
 * Membresia» → «Con membresía».
 */
export function spellName(name: string): string {
  const words = name
    .split(' ')
    .map((word) =>
      CAPITALS.test(word) || PROPER.includes(word)
        ? word
        : (SPELLED[word.toLowerCase()] ?? word.toLowerCase()),
    );
  const line = words.join(' ');
  return ASKED.reduce((said, [from, to]) => said.replace(from, to), upperFirst(line));
}
