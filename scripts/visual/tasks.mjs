// A designer's tasks in the documentation, as clicks. docs/tareas-del-libro.md describes the same
// clicks. tasks.spec.mjs compares both, and runs the clicks in a real browser.

/** Opens an entry of the sidebar. */
const lee = (id, nombre) => ({
  dice: `«${nombre}» en la columna`,
  hace: (page) => page.locator(`[data-item-id="${id}"] > :is(a, button)`).first().click(),
});
/** Chooses an option of a toolbar. */
const barra = (nombre, opcion) => [
  {
    dice: `la barra «${nombre}»`,
    hace: (page) =>
      page
        .getByRole('button', { name: new RegExp(`^${nombre}`) })
        .and(page.locator('[aria-haspopup=listbox]'))
        .click(),
  },
  {
    dice: `«${opcion}»`,
    hace: (page) => page.locator('[role=listbox]').getByRole('option', { name: opcion }).click(),
  },
];
/** Types into the search and opens the result. */
const busca = (texto, id) => [
  {
    dice: `escribe «${texto}» en el buscador`,
    hace: (page) => page.locator('#storybook-explorer-searchfield').fill(texto),
  },
  {
    dice: 'lo que encuentra',
    hace: (page) => page.locator(`[role=option][data-id="${id}"]`).click(),
  },
];

const marco = (page) => page.frameLocator('#storybook-preview-iframe');
const enMarco = (dice, hace) => ({ dice, hace: (page) => hace(marco(page)) });
/** Waits for a text in the preview. */
const ve = (texto) => (page) => marco(page).getByText(texto).first().waitFor();
const tema = (nombre) => (page) => marco(page).locator(`html[data-tema="${nombre}"]`).waitFor();

export const TASKS = [
  {
    tarea: 'Ver Multas cuando no hay ninguna',
    pasos: [lee('pantallas-multas', 'Multas'), lee('pantallas-multas--vacio', 'Vacío')],
    ve: [ve(/multa/i)],
  },
  {
    tarea: 'Ver todos los estados de Ascensos',
    pasos: [lee('pantallas-ascensos', 'Ascensos')],
    ve: [ve('Todos sus estados, vivos.')],
  },
  {
    tarea: 'Abrir desde la hoja un estado, en oscuro y en el teléfono',
    pasos: [
      lee('pantallas-traslados', 'Traslados'),
      enMarco('la vista «Con datos, oscuro, 390 px»', (frame) =>
        frame.locator('a[href*="traslados--con-datos"][href*="oscuro"][href*="phone"]').click(),
      ),
    ],
    ve: [
      tema('oscuro'),
      (page) => page.waitForURL(/viewport\.value:phone|pantallas-traslados--con-datos/),
    ],
  },
  {
    tarea: 'Leer cómo se usa el botón, por su nombre español',
    pasos: busca('botón', 'componentes-button--uso'),
    ve: [ve('Hace algo en cuanto se pulsa')],
  },
  {
    tarea: 'Lo mismo, por su nombre inglés',
    pasos: busca('button', 'componentes-button--uso'),
    ve: [ve('Hace algo en cuanto se pulsa')],
  },
  {
    tarea: 'Ver Traslados como quien no puede',
    pasos: [
      lee('pantallas-traslados', 'Traslados'),
      lee('pantallas-traslados--con-datos', 'Con datos'),
      ...barra('Quién mira', 'Recluta'),
    ],
    ve: [ve(/no tienes permiso|sin permiso/i)],
  },
  {
    tarea: 'Ver una pantalla con el color de otra agencia',
    pasos: [
      lee('pantallas-equipo', 'Equipo'),
      lee('pantallas-equipo--con-datos', 'Con datos'),
      ...barra('Agencia', 'Agencia Faro'),
    ],
    ve: [
      (page) =>
        page.waitForFunction(
          () =>
            getComputedStyle(
              document.querySelector('#storybook-preview-iframe').contentDocument.documentElement,
            )
              .getPropertyValue('--petroleo')
              .trim()
              .toLowerCase() !== '#0b5c5e',
        ),
    ],
  },
  {
    tarea: 'Cambiar el tema de una página de la guía',
    pasos: [lee('guia-color--uso', 'Color'), ...barra('Tema', 'Oscuro')],
    ve: [tema('oscuro')],
  },
  {
    tarea: 'Ver una hora como se lee en Buenos Aires',
    pasos: [
      lee('pantallas-fichaje', 'Fichaje'),
      lee('pantallas-fichaje--con-datos', 'Con datos'),
      ...barra('Zona horaria', 'Buenos Aires'),
    ],
    ve: [(page) => page.waitForURL(/zona:argentina/), ve(/Fichaje/)],
  },
  {
    tarea: 'Parar el reloj en Nochevieja',
    pasos: [
      lee('pantallas-tiempos', 'Tiempos'),
      lee('pantallas-tiempos--con-datos', 'Con datos'),
      ...barra('Reloj', '31 dic 2026, 23:59 UTC'),
    ],
    ve: [(page) => page.waitForURL(/reloj:nochevieja/), ve(/Tiempos/)],
  },
  {
    tarea: 'Cambiar el estado de una historia sin salir de ella',
    pasos: [
      lee('pantallas-multas', 'Multas'),
      lee('pantallas-multas--con-datos', 'Con datos'),
      {
        dice: '«Sin permiso» en el control «Estado»',
        hace: (page) => page.locator('#control-estado').selectOption({ label: 'Sin permiso' }),
      },
    ],
    ve: [ve(/no tienes permiso|sin permiso/i)],
  },
  {
    tarea: 'Copiar la variable de un color',
    pasos: [
      lee('guia-tokens--uso', 'Tokens'),
      enMarco('«color.petroleo»', (frame) =>
        frame.getByRole('button', { name: 'Copiar color.petroleo', exact: true }).click(),
      ),
    ],
    ve: [
      ve('Copiado: var(--petroleo)'),
      // The page's table of contents is visible.
      (page) =>
        marco(page).locator('.toc-wrapper').getByRole('link', { name: 'Esquinas' }).waitFor(),
    ],
  },
];
