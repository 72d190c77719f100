import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Hoja } from '../docs/pagina/Hoja';
import { Button } from './Button';
import props from './Drawer.tsx?props';
import { List } from './layout';
import { TextField } from './TextField';

const enlaces = (names: readonly string[]) => (
  <List $gap={3}>
    {names.map((name) => (
      <li key={name}>
        <a href="#cajon">{name}</a>
      </li>
    ))}
  </List>
);

export const docs: ComponentDocs = {
  nombre: 'Cajón',
  codigo: 'Drawer',
  para: 'Una hoja que entra por la derecha con algo que se mira y se deja. Donde un diálogo espera una respuesta, un cajón no espera nada.',
  usar: [
    'Para el menú de las pantallas estrechas.',
    'Para acompañar a una lista larga con algo que se consulta y se cierra, sin perder el sitio.',
  ],
  evitar: [
    'Para pedir datos o una respuesta: usa FormDialog o PreguntaDialog.',
    'Para lo que debe verse a la vez que la página: el velo la tapa. Usa una Card o un Accordion con isBeside.',
    'En pantallas anchas para el menú: allí está la barra.',
  ],
  anatomia: [
    ['Velo', 'Oscurece la página; pulsarlo cierra.'],
    ['Cabecera', 'El título, otros botones (tools) y el aspa; se queda al desplazar.'],
    ['Cuerpo', 'De 320 px de ancho como mucho; siempre deja ver un borde de la página.'],
    ['Pie', 'Opcional: los botones, a partes iguales.'],
  ],
  teclado: [
    ['Al abrirse', 'El foco entra en él; las flechas lo desplazan.'],
    ['Tab', 'Da vueltas dentro.'],
    ['Escape', 'Lo cierra, y el foco vuelve a lo que lo abrió.'],
    ['Lector de pantalla', 'Lo anuncia como diálogo con su título.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Hoja title="Menú" actions={<Button fullWidth>Salir</Button>}>
            {enlaces(['Inicio', 'Ascensos', 'Tiempos', 'Solicitudes'])}
          </Hoja>
        ),
        texto: 'Adónde se puede ir, y al pie lo único que no es ir a un sitio.',
      },
      no: {
        vista: (
          <Hoja title="Menú de opciones" actions={<Button variant="primary">Aplicar</Button>}>
            {enlaces(['Inicio', 'Ascensos'])}
            <TextField label="Minutos de Luz_del_Alba" defaultValue="180" />
          </Hoja>
        ),
        texto: 'Un campo en un cajón se pierde al tocar fuera. Lo que se escribe va en FormDialog.',
      },
    },
    {
      si: {
        vista: (
          <Hoja title="Requisitos de Oficiales">
            <p>Para la paga, 4 ascensos y 6 asistencias. Para la boni, además, 300 minutos.</p>
          </Hoja>
        ),
        texto: 'Se lee, se cierra y se sigue donde se estaba.',
      },
      no: {
        vista: (
          <Hoja
            title="¿Declinar el ascenso?"
            actions={
              <>
                <Button>Cancelar</Button>
                <Button variant="danger">Declinar</Button>
              </>
            }
          >
            <p>La solicitud se cerrará.</p>
          </Hoja>
        ),
        texto:
          'Una pregunta de peso en un borde: se cierra sin querer y queda sin respuesta. Es de PreguntaDialog.',
      },
    },
  ],
  props,
  ejemplo: `<Drawer isOpen={isOpen} onClose={onClose} title="Menú" closeLabel="Cerrar el menú">
  <nav aria-label="Menú principal">…</nav>
</Drawer>`,
};
