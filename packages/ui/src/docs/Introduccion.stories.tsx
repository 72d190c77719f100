import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { LitWindow } from '../components/LitWindow';
import { Logo } from '../components/Logo';
import { PlainTable } from '../screens/PlainTable';
import { color, radius, space, text } from '../theme/tokens';
import { Code, Entrada, Guia } from './Guia';
import { type GUIA_LINKS, storyHref } from './guiaLinks';

const meta = {
  id: 'guia-introduccion',
  title: 'Guía/Introducción',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Rules = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  max-width: 68ch;
  strong { display: block; font-size: ${text[18]}; }
`;
const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding-left: 1.4em;
  max-width: 68ch;
  li::marker { color: ${color.tinta3}; font-variant-numeric: tabular-nums; }
`;
const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Link = styled.a`
  display: block;
  height: 100%;
  min-height: 44px;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  color: ${color.tinta};
  text-decoration: none;
  strong { display: block; color: ${color.petroleoTexto}; }
  span { font-size: ${text[15]}; color: ${color.tinta2}; }
  &:hover { border-color: ${color.petroleo}; }
`;

type LinkList = readonly (readonly [link: keyof typeof GUIA_LINKS, name: string, what: string])[];
const FOUNDATIONS: LinkList = [
  ['color', 'Color', 'Papeles, dos temas y su contraste.'],
  ['tipografia', 'Tipografía', 'Cuatro letras y una escala.'],
  ['espaciado', 'Espaciado', 'Huecos, esquinas, filas y dedos.'],
  ['movimiento', 'Movimiento', 'Qué se mueve y cuánto tarda.'],
  ['iconos', 'Iconos', 'Todos, en sus cuatro tamaños.'],
  ['placas', 'Placas y avatares', 'Cómo se ve la gente.'],
];
const SAMPLES: LinkList = [
  ['portal', 'El armazón', 'Menú, cajón, pie y radio.'],
  ['pantalla', 'Una pantalla entera', 'Ascensos, con todos sus estados.'],
  ['tabla', 'La tabla', 'Una definición; en el teléfono, tarjetas.'],
  ['botones', 'Los botones', 'Uno macizo por pantalla.'],
  ['formulario', 'Los formularios', 'Gana el primer fallo.'],
  ['estados', 'Los otros estados', 'Carga, vacío, error y sin permiso.'],
];

function LinkCards({ links }: { links: LinkList }) {
  return (
    <Links>
      {links.map(([link, name, what]) => (
        <li key={link}>
          <Link href={storyHref(link)} target="_top">
            <strong>{name}</strong>
            <span>{what}</span>
          </Link>
        </li>
      ))}
    </Links>
  );
}

const TOOLBARS = [
  {
    barra: 'Tema',
    cambia: 'Claro u oscuro. Nada se vuelve a dibujar: cambian las variables de color.',
  },
  {
    barra: 'Agencia',
    cambia: 'De quién es el portal: la casa, o una agencia con su nombre, su emblema y su color.',
  },
  {
    barra: 'Persona',
    cambia:
      'Quién mira, de Visitante a Fundadora: el menú, lo que cada pantalla ofrece según sus permisos, y si puede verla.',
  },
  {
    barra: 'Zona horaria',
    cambia: 'Dónde está quien lee. Los instantes viajan en UTC y se leen en la hora de cada cual.',
  },
  {
    barra: 'Reloj',
    cambia:
      'El momento en que ocurre la historia, parado para que todo se lea igual cada vez, o en marcha.',
  },
  {
    barra: 'Medio',
    cambia: 'Imita el papel o los colores forzados del sistema. Es parecido, no exacto.',
  },
  { barra: 'Movimiento', cambia: 'Lo que ve quien ha pedido menos movimiento en su sistema.' },
  {
    barra: 'Ventana',
    cambia:
      'Teléfono (390), estrecho (320), al 400 % (320 × 256) o escritorio (1280). Las historias de teléfono ya la traen puesta.',
  },
];

export const Introduccion: Story = {
  name: 'Introducción',
  render: () => (
    <Guia
      mark={<Logo size={48} />}
      title="La luz de la garita"
      lead="Un puesto de guardia de noche: madera petróleo, las franjas de una barrera y una ventana encendida. De ahí sale todo lo demás: un libro de registro tranquilo y denso en el que solo destaca lo que pide atención."
    >
      <Entrada
        title="La señal"
        note="Es la única firma visual del portal. Por eso el ámbar no adorna nunca: dice que estás de servicio, que algo espera o que hay que ir con cuidado."
      >
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[5] }}>
          <LitWindow lit>Fichado · 1h 22m</LitWindow>
          <LitWindow lit={false}>Sin fichar</LitWindow>
        </div>
      </Entrada>
      <Entrada title="Cinco reglas" note="Si dudas entre dos soluciones, suelen decidir.">
        <Rules>
          <li>
            <strong>Un solo botón macizo por pantalla</strong>
            El acto principal. Las acciones de una tarjeta van teñidas; las demás, discretas.
          </li>
          <li>
            <strong>Nunca solo el color</strong>
            Un estado es un punto y una palabra; una gráfica lleva etiquetas; un error se explica.
          </li>
          <li>
            <strong>Los píxeles, en su sitio</strong>
            Logo, avatares, placas, iconos desde 24 px y la cuenta atrás. Jamás en un texto corrido.
          </li>
          <li>
            <strong>Plano y sin anidar</strong>
            Las tarjetas tienen un borde de 1 px y nunca contienen otra tarjeta. La franja de la
            barrera se guarda para lo irreversible.
          </li>
          <li>
            <strong>Cada estado dice qué hacer</strong>
            Un vacío ofrece la acción que esa persona puede tomar; un error, volver a intentarlo.
          </li>
        </Rules>
      </Entrada>
      <Entrada
        title="Fundamentos"
        note="Estas páginas leen los valores reales del tema: si cambia uno, cambian con él."
      >
        <LinkCards links={FOUNDATIONS} />
      </Entrada>
      <Entrada
        title="Para empezar a mirar"
        note="Todas las historias se recorren en cada prueba, con su guion, sin red y con axe en los dos temas."
      >
        <LinkCards links={SAMPLES} />
      </Entrada>
      <Entrada
        title="Las barras de arriba"
        note="Valen para cualquier historia. La que necesita una persona o una ventana concretas la fija ella misma."
      >
        <PlainTable
          caption="Lo que cambia cada barra"
          stacks
          columns={[
            { id: 'barra', header: 'Barra', cell: ({ barra }) => <strong>{barra}</strong> },
            { id: 'cambia', header: 'Qué cambia', isWide: true, cell: ({ cambia }) => cambia },
          ]}
          rows={TOOLBARS}
          rowKey={({ barra }) => barra}
        />
      </Entrada>
      <Entrada
        title="Dónde va una pantalla nueva"
        note="Una pantalla pide, nunca actúa: recibe filas y avisa de lo que la persona quiere. Así se ve entera aquí, sin servidor."
      >
        <Steps>
          <li>
            Su ruta, su título y su lugar en el menú, en <Code>domain/src/pantallas.ts</Code>.
          </li>
          <li>
            La pantalla y sus historias, en <Code>ui/src/screens/&lt;tema&gt;/</Code>: con datos,
            cargando, vacía, con error, sin permiso y con muchas filas.
          </li>
          <li>
            Quién mira se llama <Code>viewer</Code> y el menú, <Code>menu</Code>: con esos nombres
            la historia sigue sola a la barra de personas.
          </li>
          <li>
            Lo que puede hacer cada cual se pregunta con <Code>can()</Code>, nunca comparando
            categorías.
          </li>
          <li>
            La unión con los datos, en <Code>app/src/routes/</Code>, en pocas líneas.
          </li>
        </Steps>
      </Entrada>
    </Guia>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Color/ });
    await expect(link).toHaveAttribute('href', './?path=/docs/guia-color--uso');
    await expect(link).toHaveAttribute('target', '_top');
  },
};
