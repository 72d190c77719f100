import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Quiet } from './layout';
import { Tabs } from './Tabs';
import props from './Tabs.tsx?props';

const parte = (id: string, label: string, texto: string, count?: number) => ({
  id,
  label,
  content: <Quiet>{texto}</Quiet>,
  ...(count !== undefined && { count }),
});

export const docs: ComponentDocs = {
  nombre: 'Pestañas',
  codigo: 'Tabs',
  para: 'Reparte una cosa en partes que se miran de una en una. Solo la parte elegida existe: las demás no cargan ni se dibujan.',
  usar: [
    'Cuando las partes son del mismo tipo y nadie las necesita a la vez: activos y pausados, los registros de cada asunto.',
    'Con count si la cuenta ayuda a decidir adónde ir.',
    'Con value y onChange cuando la pestaña debe estar en la dirección, para que un enlace lleve a ella.',
  ],
  evitar: [
    'Para pasos que van en orden: unas pestañas se saltan.',
    'Para comparar dos cosas: ponlas una junto a otra.',
    'Para elegir un valor de un formulario: usa Choices.',
  ],
  anatomia: [
    ['Pestañas', 'Una o dos palabras; las que no caben siguen en otra línea, a la vista.'],
    ['Cuenta', 'Tras el nombre, en un recuadro tenue.'],
    ['Raya', 'Bajo la elegida.'],
    ['Parte', 'Debajo; llega cuando se elige.'],
  ],
  teclado: [
    ['Tab', 'Llega a la pestaña elegida, y de ahí pasa a la parte.'],
    ['Flechas', 'Eligen la anterior o la siguiente y saltan las desactivadas.'],
    ['Inicio, Fin', 'La primera y la última.'],
    ['Lector de pantalla', '«Activos 7, pestaña, 1 de 2»; el conjunto se llama como label.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Tabs
            label="Tiempos de hoy"
            tabs={[
              parte(
                'activos',
                'Activos',
                'Luz_del_Alba y seis personas más acumulan tiempo ahora mismo.',
                7,
              ),
              parte('pausados', 'Pausados', 'Ronda-Nocturna y elPatio83 lo tienen en pausa.', 2),
            ]}
          />
        ),
        texto: 'Dos partes de lo mismo, con su cuenta: se sabe adónde ir antes de entrar.',
      },
      no: {
        vista: (
          <Tabs
            label="Tiempos y otras cosas"
            tabs={[
              parte('tiempos', 'Tiempos', 'Nueve tiempos abiertos.'),
              parte('multas', 'Multas', 'Tres multas por cobrar.'),
              parte('ajustes', 'Ajustes', 'La zona horaria.'),
            ]}
          />
        ),
        texto: 'Tres asuntos distintos: son pantallas, y están en el menú, donde se encuentran.',
      },
    },
    {
      si: {
        vista: (
          <Tabs
            label="Registros"
            tabs={[
              parte('ascensos', 'Ascensos', 'Los ascensos de la semana.'),
              parte('clones', 'Clones', 'Las cuentas que comparten red.'),
            ]}
          />
        ),
        texto: 'Nombres cortos: caben también en el teléfono.',
      },
      no: {
        vista: (
          <Tabs
            label="Pasos de un traslado"
            tabs={[
              parte('uno', '1. Elige a la persona', 'Primero, la persona.'),
              parte('dos', '2. Elige la categoría', 'Después, la categoría.'),
              parte('tres', '3. Confirma el precio', 'Y al final, el precio.'),
            ]}
          />
        ),
        texto: 'Pasos disfrazados de pestañas: se llega al tercero sin pasar por el primero.',
      },
    },
  ],
  props,
  ejemplo: `<Tabs
  label="Tiempos"
  tabs={[
    { id: 'activos', label: 'Activos', count: activos.length, content: <Activos filas={activos} /> },
    { id: 'pausados', label: 'Pausados', count: pausados.length, content: <Pausados filas={pausados} /> },
  ]}
/>`,
};
