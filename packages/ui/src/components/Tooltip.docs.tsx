import { TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { CloseIcon, PencilIcon } from './icons';
import { Row } from './layout';
import { Tooltip } from './Tooltip';
import props from './Tooltip.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Nombre flotante',
  codigo: 'Tooltip',
  para: 'Dice con palabras qué es lo que se está señalando. Aparece al acercar el puntero o al llegar con el teclado, y nunca es el único sitio de un texto que importa.',
  usar: [
    'Sobre un botón que solo tiene un icono: IconButton ya lo trae.',
    'Para el nombre entero de algo que se muestra abreviado y que también se lee en otra parte.',
  ],
  evitar: [
    'Para ayuda que hace falta para acertar: en un teléfono no aparece. Ponla bajo el campo, con description.',
    'Para botones con palabras: repetiría lo que ya dicen.',
  ],
  anatomia: [
    ['Superficie', 'Oscura en los dos temas, de 240 px como mucho; se coloca donde cabe.'],
    ['Palabras', 'Las mismas que oye quien no ve el icono, sin punto final.'],
  ],
  teclado: [
    ['Tab', 'Al llegar al control, aparece.'],
    ['Escape', 'Lo quita sin mover el foco.'],
    ['Lector de pantalla', 'Describe al control; el nombre de este no depende de que se vea.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <IconButton label="Editar la firma">
            <PencilIcon />
          </IconButton>
        ),
        texto: 'El lápiz solo no dice qué se edita: el nombre lo completa al acercarse.',
      },
      no: {
        vista: (
          <TooltipTrigger>
            <Button>Editar la firma</Button>
            <Tooltip>Editar la firma</Tooltip>
          </TooltipTrigger>
        ),
        texto: 'El botón ya lo dice: flota un eco que tapa lo de al lado.',
      },
    },
    {
      si: {
        vista: <Button variant="danger">Borrar los 24 registros</Button>,
        texto: 'Lo que hay que saber antes de pulsar está en el botón.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <IconButton label="Borrar los 24 registros. No se puede deshacer">
              <CloseIcon />
            </IconButton>
          </Row>
        ),
        texto: 'La advertencia solo flota: con el dedo se borra sin haberla leído.',
      },
    },
  ],
  props,
  ejemplo: `<TooltipTrigger>
  <Button>GAR</Button>
  <Tooltip>Agencia Garita</Tooltip>
</TooltipTrigger>`,
};
