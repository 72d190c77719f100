import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { IconButton } from './IconButton';
import props from './IconButton.tsx?props';
import { ArrowDownIcon, ArrowUpIcon, CoinsIcon, FlagIcon, HourglassIcon, SendIcon } from './icons';
import { Row } from './layout';

export const docs: ComponentDocs = {
  nombre: 'Botón de icono',
  codigo: 'IconButton',
  para: 'Un botón cuadrado con un signo que todo el mundo conoce. Sus palabras están en la etiqueta que flota y en lo que oye un lector de pantalla.',
  usar: [
    'Donde no caben palabras y el signo se entiende solo: cerrar, buscar, subir, bajar.',
    'En barras y en filas que lo repiten; con size small si las filas son bajas.',
    'Con secondary al lado de botones con marco; discreto (quiet) en lo demás.',
  ],
  evitar: [
    'Para el acto principal o para uno que quita algo: usa Button, con su verbo a la vista.',
    'Para varios actos de una fila: usa RowActions o Menu.',
    'Para ir a otra página: usa LinkButton o un enlace.',
  ],
  anatomia: [
    ['Superficie', 'De 44 px; en small, de 36, aunque el dedo tiene más.'],
    ['Icono', 'De 24 px; en small, de 20.'],
    [
      'Etiqueta',
      'El nombre (label): flota al acercar el puntero medio segundo, o enseguida con el teclado.',
    ],
  ],
  teclado: [
    ['Tab', 'Llega a él y enseña su nombre.'],
    ['Intro, Espacio', 'Lo pulsan.'],
    ['Escape', 'Esconde el nombre.'],
    ['Lector de pantalla', 'Oye el nombre (label), que dice también sobre qué: «Subir Normativa».'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Row>
            <strong>Normativa</strong>
            <IconButton label="Subir Normativa" size="small">
              <ArrowUpIcon size={20} />
            </IconButton>
            <IconButton label="Bajar Normativa" size="small">
              <ArrowDownIcon size={20} />
            </IconButton>
          </Row>
        ),
        texto: 'Dos flechas que nadie confunde, y cada una dice qué mueve.',
      },
      no: {
        vista: (
          <Row>
            <strong>elPatio83</strong>
            <IconButton label="Multar" size="small">
              <CoinsIcon size={20} />
            </IconButton>
            <IconButton label="Sancionar" size="small">
              <FlagIcon size={20} />
            </IconButton>
            <IconButton label="Pausar" size="small">
              <HourglassIcon size={20} />
            </IconButton>
          </Row>
        ),
        texto:
          'Tres jeroglíficos: ¿las monedas pagan o multan? En un teléfono no hay puntero que lo averigüe.',
      },
    },
    {
      si: {
        vista: (
          <Button variant="primary" icon={<SendIcon size={20} />}>
            Enviar solicitud
          </Button>
        ),
        texto: 'El acto principal lleva palabras; el icono solo acompaña.',
      },
      no: {
        vista: (
          <IconButton label="Enviar" variant="primary">
            <SendIcon size={24} />
          </IconButton>
        ),
        texto: 'Macizo y mudo: se ve que es lo importante, pero no qué es.',
      },
    },
  ],
  props,
  ejemplo: `<IconButton label="Quitar a elPatio83 de la lista" size="small" onPress={() => onRemove(id)}>
  <CloseIcon size={20} />
</IconButton>`,
};
