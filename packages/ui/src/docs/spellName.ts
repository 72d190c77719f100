import { upperFirst } from '@garita/domain/formato/upperFirst';

/** What names in code cannot spell: words that are written with a sign of their own wherever they stand. */
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
/** Questions, which are told from other words by what stands beside them. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^A quien\b/, 'A quién'],
  [/\bpor que\b/, 'por qué'],
  [/^Por que\b/, 'Por qué'],
];
/** Names that begin with a capital wherever they stand, and words that are all capitals. */
const PROPER = ['Discord', 'Garita', 'Faro', 'Storybook'];
const CAPITALS = /^[A-Z]{2,}\d*$/;

/** The name of a story as people write it, from the name that Storybook makes of its export: «Con Membresia» → «Con membresía». */
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
