/** A change for designers. */
export interface Novedad {
  /** The version of all packages with the change. */
  version: string;
  /** The new possibility or necessary adaptation, in a sentence or two. */
  texto: string;
  /** Id of the page or story that shows the change. */
  ver?: string;
}

/**
 * The changes for designers, the newest first. Changed properties of a component require an item
 * here (novedades.test.ts). An item describes the effect for designers, not the code.
 */
export const NOVEDADES: readonly Novedad[] = [
  {
    version: '1.0.0',
    texto:
      'El pie dice la versión de Garita (Footer y Shell, `version`). Desde aquí todas las piezas llevan la versión del portal.',
    ver: 'armazon-pie--con-enlaces',
  },
  {
    version: '0.1.0',
    texto:
      'Una lista pegada es un ListaField: también se elige su fichero, o se suelta encima. TextArea admite `isLiteral`, para lo que hay que escribir tal cual.',
    ver: 'pantallas-vetos--con-fichero',
  },
  {
    version: '0.1.0',
    texto:
      'Una lista con un filtro propio lo dice en el teléfono y no se queda sin salida cuando no deja ninguna fila (DataTable y ListScreen, `filter`). Un acto que destruye es rojo también como botón de su fila (Button, `dangerOutline`). NumberField redondea la coma que no admite, sin perderla. En otra aplicación, `useForm` y el tipo `Refusal` se importan de `@garita/ui/useForm`.',
    ver: 'componentes-datatable--filtro-en-telefono',
  },
  {
    version: '0.1.0',
    texto:
      'Panorama dice con `isPartial` que sus cifras son las de lo cargado; la función `above` de ListScreen recibe si lo son. La barra del libro imita el papel y los colores forzados.',
    ver: 'componentes-panorama--parcial',
  },
  {
    version: '0.1.0',
    texto:
      'El Taller de color prueba otros colores en todo el libro, con su contraste y su parche. Cada página de componente dice si es estable y de dónde se importa; el buscador entiende palabras en inglés.',
    ver: 'guia-taller-de-color--uso',
  },
  {
    version: '0.1.0',
    texto:
      'Panorama enseña en la cabeza de una lista cómo está lo que hay debajo: partes de un todo, o los días que vienen. En el teléfono, una columna con `line` pone su dato en la tarjeta plegada, en el sitio de la categoría. Por debajo de 480 px de alto no queda fijo nada (`media.short`).',
    ver: 'componentes-panorama--partes',
  },
  {
    version: '0.1.0',
    texto:
      'La pantalla Puerta dice quién llega y si puede pasar, y Vetos lleva los nombres que no entran. Ctrl K entiende «puerta Ana» (CommandPalette, `deTexto`).',
    ver: 'pantallas-puerta--con-datos',
  },
  {
    version: '0.1.0',
    texto:
      'Los botones, los campos, la casilla y el rótulo (Button, IconButton, LinkButton, TextField, TextArea, NumberField, Select, Switch, Checkbox, SearchBox, Tooltip) dejan pasar todas las propiedades de React Aria, y llevan `className`, `style` y `ref`. La biblioteca se puede instalar en otra aplicación: `@garita/ui`.',
    ver: 'componentes-button--uso',
  },
  {
    version: '0.1.0',
    texto:
      'Una lista corta junto a otra va sin herramientas (DataTable, `hasTools`), y la otra exporta también sus filas (`exportAlso`): en Lista de Paga, quien se queda fuera.',
    ver: 'pantallas-lista-de-paga--con-datos',
  },
  {
    version: '0.1.0',
    texto:
      'Una lista cuya búsqueda se vacía por un acto dice qué se hizo, con Deshacer y «Quitar el filtro» (DataTable, `lastAct`); si la vacía otra persona, dice quién ya no sale. `noun` puede llevar una palabra delante del número (`before`): «Primeras 50 personas».',
    ver: 'pantallas-ascensos--propuesto-desde-la-busqueda',
  },
  {
    version: '0.1.0',
    texto:
      'Una pregunta se deja con «Cancelar» en todas partes; con «Volver» solo si el acto se llama cancelar. Un acto de muchos (useLote) dice con `porque` por qué no entran algunas filas, y se puede empezar sin elegirlas, con `start`.',
    ver: 'pantallas-lista-de-paga-de-muchos--ya-pagadas',
  },
  {
    version: '0.1.0',
    texto:
      'Los actos de una fila (RowActions) ya no piden `onAct`: cada uno se hace a sí mismo. Menu enseña la rueda con `isPending` mientras se hace uno de los suyos. En una lista larga, una columna mide lo que su valor más largo, y al menos su `width`. ThemeScope ya no existe: una parte de la página con otro tema lleva `data-tema`.',
    ver: 'componentes-rowactions--en-curso',
  },
  {
    version: '0.1.0',
    texto:
      'Landing se llama ahora FocusFallback: recibe el foco cuando un acto quita el botón que abrió el diálogo.',
    ver: 'pantallas-estados--borra-y-escribe',
  },
  {
    version: '0.1.0',
    texto:
      'Un formulario repite como aviso lo que frena su regla con `notices` en useForm: sus diálogos ya no piden `onAviso`. Un Dialog está abierto si no se dice `isOpen`, y una columna de lista es texto (`kind`) entre los detalles de su tarjeta (`card`) si no se dice otra cosa.',
    ver: 'formularios-formdialog--normal',
  },
  {
    version: '0.1.0',
    texto:
      'Una contraseña se pide con ClaveField, y una nueva con NuevaClaveFields, que lleva su repetición. Un formulario fuera de un diálogo se envía con SubmitButton, que en el teléfono ocupa todo el ancho.',
    ver: 'pantallas-sesion--ingresa',
  },
  {
    version: '0.1.0',
    texto:
      'La casilla (Checkbox, `isPartial`) dice que de lo que representa está marcada una parte; las filas de una lista llevan los mismos botones, nombres flotantes y casillas que todo lo demás. Tooltip ya no tiene `triggerRef`: va siempre dentro de TooltipTrigger.',
    ver: 'componentes-seleccion--todas-y-ninguna',
  },
  {
    version: '0.1.0',
    texto:
      'Una lista que no está entera lo dice (DataTable, `more`; en una pantalla, `more` de su estado): bajo ella, «Ver anteriores», y lo que cuenta y encuentra es de lo cargado.',
    ver: 'pantallas-multas--hay-anteriores',
  },
  {
    version: '0.1.0',
    texto:
      'Un acto sobre muchos (useLote) puede pedir datos antes de su pregunta, con forma, y enseñar una sola vez lo que el portal responde a cada línea, con secreto. Usuarios multa, despide y da contraseñas nuevas así.',
    ver: 'pantallas-usuarios-de-muchos--multa-a-doce',
  },
  {
    version: '0.1.0',
    texto:
      'Sin conexión el portal se abre igual y enseña lo último que se vio; la etiqueta de abajo (SinConexion, `visto`) dice de cuándo es.',
    ver: 'armazon-sin-conexion--visto-antes',
  },
  {
    version: '0.1.0',
    texto:
      'Un número que va día a día o semana a semana se dibuja con columnas (TimeChart), con su frase encima y su tabla al lado. Pulso las usa.',
    ver: 'componentes-timechart--columnas',
  },
  {
    version: '0.1.0',
    texto:
      'La barra tiene una campana (campana de Shell) con lo que no se ha leído; su panel dice por días qué ha pasado y lleva a su sitio. Lo que llega mientras se mira se dice una vez.',
    ver: 'armazon-campana--uso',
  },
  {
    version: '0.1.0',
    texto:
      'Lo que otros cambian se ve al momento, sin pedirlo. Cuando el portal no puede avisar lo dice «Sin conexión · reintentando», y nada más.',
    ver: 'armazon-sin-conexion--uso',
  },
  {
    version: '0.1.0',
    texto:
      'Cada persona tiene su página, a la que lleva su nombre esté donde esté: quién es, qué se puede hacer con ella y su historia. La ficha de Equipo ya no está.',
    ver: 'pantallas-persona--con-datos',
  },
  {
    version: '0.1.0',
    texto:
      'Las listas pueden llevar casillas (selection): se eligen filas con ratón, teclas o dedo, y una barra ofrece qué hacer con todas. useLote lo junta todo en una pantalla: pregunta, marcha, resultados y Deshacer.',
    ver: 'componentes-seleccion--uso',
  },
  {
    version: '0.1.0',
    texto:
      'Cada componente y cada patrón tiene su página de uso: cuándo, de qué partes, con qué teclas, qué sí y qué no, y sus propiedades con sus tipos.',
    ver: 'componentes-button--uso',
  },
  {
    version: '0.1.0',
    texto:
      'Cada pantalla tiene una hoja con todos sus estados, vivos, en los dos temas y a dos anchos. Desde el portal se llega con /libro delante de su ruta.',
    ver: 'pantallas-ascensos--uso',
  },
  {
    version: '0.1.0',
    texto:
      'Las barras dicen la verdad: al elegir a otra persona, la pantalla ofrece lo que el contrato le permite, o dice que no puede verla. Hay dos agencias para elegir.',
  },
  {
    version: '0.1.0',
    texto:
      'Controles que no rompen: los iconos y las personas se eligen por su nombre, y «Estado» cambia lo que una pantalla encuentra.',
    ver: 'pantallas-traslados--con-datos',
  },
  {
    version: '0.1.0',
    texto:
      'Los tokens se copian al pulsarlos, dicen dónde se usan y se descargan para otras herramientas. Los colores suaves y los del puntero salen de su color macizo, y han cambiado un punto.',
    ver: 'guia-tokens--uso',
  },
  {
    version: '0.1.0',
    texto:
      'Las historias se llaman en español, con sus tildes, y las pantallas siguen el orden del menú del portal.',
  },
];
