import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { Card } from './Card';
import { LinkButton } from './LinkButton';
import props from './LinkButton.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Enlace con forma de botón',
  codigo: 'LinkButton',
  para: 'Lleva a otra página y parece un botón porque es el paso siguiente. Se puede abrir en otra pestaña, copiar y guardar.',
  usar: [
    'Para el paso siguiente de una tarjeta o de un estado vacío, cuando está en otra pantalla: «Ver a quién le toca».',
    'Al pie de lo que se acaba de hacer: «Ir al inicio».',
  ],
  evitar: [
    'Para hacer algo aquí mismo: usa Button.',
    'Dentro de una frase: usa un enlace de texto.',
    'Para moverse por las partes de una pantalla: usa Tabs.',
  ],
  anatomia: [
    ['Superficie', 'Como la de Button, con sus mismas variantes y tamaños.'],
    ['Icono', 'Opcional, antes de las palabras.'],
    ['Palabras', 'Qué hay o qué se hace allí, no «Ir» a secas.'],
  ],
  teclado: [
    ['Tab', 'Llega a él.'],
    ['Intro', 'Va a la página; con Ctrl, en otra pestaña. Espacio no hace nada: es un enlace.'],
    ['Lector de pantalla', 'Lo anuncia como enlace.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Card
            title="Solicitudes"
            headingLevel={3}
            actions={<LinkButton href="#solicitudes">Ver mis solicitudes</LinkButton>}
          >
            <p>Supervisora te propone para Oficial.</p>
          </Card>
        ),
        texto: 'Lleva a una pantalla: se puede abrir aparte y volver atrás.',
      },
      no: {
        vista: (
          <Card
            title="Solicitudes pendientes"
            headingLevel={3}
            actions={<LinkButton href="#aceptar">Aceptar ascenso</LinkButton>}
          >
            <p>Supervisora te propone para Oficial.</p>
          </Card>
        ),
        texto:
          'Aceptar es un acto y aquí es un enlace: abrirlo en otra pestaña lo haría dos veces. Usa Button.',
      },
    },
    {
      si: {
        vista: <LinkButton href="#ascensos">Ver a quién le toca</LinkButton>,
        texto: 'Dice qué espera al otro lado.',
      },
      no: {
        vista: <Button>Haz clic aquí</Button>,
        texto: 'No dice adónde va, y por ser un botón no se puede abrir aparte ni copiar.',
      },
    },
  ],
  props,
  ejemplo: `<LinkButton href="/ascensos" variant="tinted" icon={<PromotionIcon size={20} />}>
  Ver a quién le toca
</LinkButton>`,
};
