import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import dataTable from '../components/DataTable/DataTable.tsx?props';
import placa from '../components/Placa.tsx?props';
import userPicker from '../components/UserPicker/UserPicker.tsx?props';
import colaDeLista from '../screens/cola/ColaDeLista.tsx?props';
import puesto from '../screens/equipo/puesto/Puesto.tsx?props';
import listScreen from '../screens/ListScreen.tsx?props';
import { color, font, radius, space, text } from '../theme/tokens';
import { Copia } from './Copia';
import { Code, Entrada, Guia } from './Guia';
import { TablaDeProps } from './pagina/TablaDeProps';

const meta = {
  id: 'guia-en-otra-aplicacion',
  title: 'Guía/En otra aplicación',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// On a phone the command wraps.
const Install = styled.div`button { white-space: normal; }`;
const Example = styled.pre`
  margin: ${space[3]} 0 ${space[5]};
  padding: ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  font-family: ${font.mono};
  font-size: ${text[13]};
  line-height: 1.5;
  overflow-x: auto;
`;

/**
 * Sources by file name. `scripts/pack/packUi.test.mjs` checks their types against the packed
 * library.
 */
const codigos = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../examples/piezas/*.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, source]) => [path.slice(path.lastIndexOf('/') + 1), source]),
);

const INSTALL = 'npm install @garita/ui react react-dom styled-components';

const PIEZAS = [
  {
    titulo: 'Una pantalla entera',
    nota: 'Lista, filtro, alta y borrado, con lo que sus diálogos enseñan cuando algo se rechaza.',
    codigo: codigos['Pantalla.tsx'],
    props: listScreen,
  },
  {
    titulo: 'La tabla',
    nota: 'Una definición de columnas da tabla, tarjetas en el teléfono, orden, búsqueda, CSV y papel.',
    codigo: codigos['Lista.tsx'],
    props: dataTable,
  },
  {
    titulo: 'Elegir a una persona',
    nota: 'Busca por nombre o misión sin mirar tildes, entre miles, en el navegador.',
    codigo: codigos['Persona.tsx'],
    props: userPicker,
  },
  {
    titulo: 'La cola de decisiones',
    nota: 'Responder una fila tras otra sin soltar el teclado. Cada respuesta la envía la aplicación, con su Deshacer.',
    codigo: codigos['Cola.tsx'],
    props: colaDeLista,
  },
  {
    titulo: 'La placa',
    nota: 'Un rango de un vistazo: su imagen, o un esmalte con el número.',
    codigo: codigos['Rango.tsx'],
    props: placa,
  },
  {
    titulo: 'La escena',
    nota: 'Quién está de guardia, en píxeles y con el cielo de su hora.',
    codigo: codigos['Escena.tsx'],
    props: puesto,
  },
];

export const EnOtraAplicacion: Story = {
  name: 'En otra aplicación',
  render: () => (
    <Guia
      title="Usarlo en otra aplicación"
      lead={
        <>
          Estas piezas sirven fuera del portal. Todas piden lo mismo: <Code>UiProvider</Code> una
          vez en la raíz y <Code>@garita/ui/styles.css</Code>. Con Next, con Vite o en un servidor:
          el README de <Code>@garita/ui</Code> lo dice, y hay un ejemplo de cada uno. Sin{' '}
          <Code>Shell</Code>, la página pone sus márgenes: hasta 1248 px de ancho, 24 a los lados y
          16 en el teléfono. <Code>ThemeSwitch</Code> cambia el tema, y <Code>space</Code>,{' '}
          <Code>media</Code> y <Code>color</Code> salen de <Code>@garita/ui/theme</Code>.
        </>
      }
    >
      {PIEZAS.map(({ titulo, nota, codigo, props }) => (
        <Entrada key={titulo} title={titulo} note={nota}>
          <Install>
            <Copia>{INSTALL}</Copia>
          </Install>
          {/* Focusable, so that the keyboard scrolls wide code. */}
          <Example tabIndex={0} role="region" aria-label={`Código: ${titulo}`}>
            {codigo}
          </Example>
          {Object.entries(props).map(([component, rows]) => (
            <TablaDeProps key={component} component={component} rows={rows} />
          ))}
        </Entrada>
      ))}
    </Guia>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: /^Código: / })).toHaveLength(PIEZAS.length);
    await expect(canvas.getByText(/from '@garita\/ui\/UserPicker'/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: `Copiar ${INSTALL}` })).toHaveLength(
      PIEZAS.length,
    );
  },
};
