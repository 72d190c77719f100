import { Card } from '../components/Card';
import { List, Quiet } from '../components/layout';
import { SearchBox } from '../components/SearchBox';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import props from './CommandPalette.tsx?props';

const Caja = stateful(SearchBox, { value: 'onChange' });
const nada = () => undefined;
const lineas = (nombres: readonly string[]) => (
  <List $gap={2}>
    {nombres.map((nombre) => (
      <li key={nombre}>{nombre}</li>
    ))}
  </List>
);

export const docs: ComponentDocs = {
  nombre: 'Ir a…',
  codigo: 'CommandPalette',
  para: 'Lleva a una pantalla, a una persona o a un acto con unas pocas letras. Es el atajo de quien pasa el día en el portal; todo lo que ofrece se alcanza también por el menú.',
  usar: [
    'Una vez en el portal, con Ctrl K y con el botón Ir a… de la barra y del cajón.',
    'Con actosDe para lo que esa persona puede hacer con alguien: «Multar a Agente» abre la multa ya con su nombre.',
  ],
  evitar: [
    'Para acotar una lista: usa SearchBox o la búsqueda de DataTable.',
    'Para elegir a alguien en un formulario: usa UserPicker.',
    'Como único camino a una pantalla: quien no sabe que existe no la busca.',
  ],
  anatomia: [
    ['Caja', 'Se queda arriba al bajar por la lista.'],
    ['Pantallas', 'Las que puede abrir, con su grupo al lado; vacía la caja, están todas.'],
    ['Recientes', 'Adonde se fue antes desde aquí; se van al escribir.'],
    ['Órdenes', 'Lo que se hace sin ir a ningún sitio: fichar, cambiar de tema, salir.'],
    ['Personas', 'Hasta ocho, cuando hay algo escrito.'],
    ['Acciones', 'Cuando se sabe de quién se habla: justo debajo de esa persona.'],
  ],
  teclado: [
    ['Ctrl K o Cmd K', 'La abre desde cualquier sitio.'],
    ['Letras', 'Buscan sin acentos ni mayúsculas; el foco no sale de la caja.'],
    ['Flechas', 'Van por los resultados; Intro abre el señalado.'],
    ['Escape', 'Con algo escrito, vacía la caja; vacía, cierra.'],
    [
      'Lector de pantalla',
      'Un diálogo «Ir a…» con un buscador; se oye el resultado señalado y su grupo.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Card title="Con el nombre de alguien" headingLevel={3}>
            <Caja label="Una pantalla o una persona" value="agente" onChange={nada} />
            {lineas(['Agente · Agente I', 'Multar a Agente', 'Ascender a Agente'])}
          </Card>
        ),
        texto: 'Los actos llegan cuando ya se sabe con quién: verbo y nombre.',
      },
      no: {
        vista: (
          <Card title="Con todas las órdenes" headingLevel={3}>
            <Caja label="Escribe una orden" value="mul" onChange={nada} />
            {lineas([
              'Crear nueva multa',
              'Gestionar multas',
              'Multas: exportar',
              'Multas: ayuda',
              'Multar',
            ])}
          </Card>
        ),
        texto:
          'Órdenes parecidas y sin persona: se acaba en un formulario vacío, más lejos que por el menú.',
      },
    },
    {
      si: {
        vista: <Quiet>Nada coincide con «bitacroa».</Quiet>,
        texto: 'Repite lo escrito: la errata se ve.',
      },
      no: {
        vista: <Quiet>Sin resultados. Contacte con el administrador.</Quiet>,
        texto: 'Ni dice qué se buscó, ni hay nadie a quien contactar por una errata.',
      },
    },
  ],
  props,
  ejemplo: `<CommandPalette
  isOpen={isOpen}
  onClose={onClose}
  pantallas={menu.flatMap(({ titulo: grupo, pantallas }) => pantallas.map(({ ruta, titulo }) => ({ ruta, titulo, grupo })))}
  personas={personas}
  rutaDe={({ usuario }) => rutaDePersona(usuario)}
  actosDe={actosDe}
  onGo={navigate}
/>`,
};
